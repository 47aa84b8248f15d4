import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Run } from './run.ts';

/** Puts the compiled scripts, styles and fonts in place; those of earlier compiles stay until the grace period is over. */
export function writeAssets(site: DomainSite, run: Run): void {
  const present = new Set(filesBelow(run.compiled.clientFolder));
  for (const path of present) {
    site.output.put({ path, kind: 'asset' }, readFileSync(join(run.compiled.clientFolder, path)));
  }
  for (const { path, kind } of site.output.manifest.records.values()) {
    if (kind === 'asset' && !present.has(path)) site.output.retire(path, run.keepUntil);
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
