import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../output/files-below.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Run } from './run.ts';
import { removeSmaller } from './smaller-forms.ts';

/** Writes the compiled scripts, styles and fonts; those of earlier compiles are kept for the grace period. */
export function writeAssets(site: DomainSite, run: Run): void {
  const present = new Set(filesBelow(run.compiled.clientFolder));
  for (const path of present) {
    site.output.put({ path, kind: 'asset' }, readFileSync(join(run.compiled.clientFolder, path)));
  }
  for (const { path, kind } of site.output.manifest.records.values()) {
    if (kind !== 'asset' || present.has(path)) continue;
    site.output.retire(path, run.keepUntil);
    removeSmaller(site, path);
  }
}
