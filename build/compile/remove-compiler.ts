import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFolder } from '../site-folder/site-folder.mjs';

/** What no compiled site needs, with all that only these need. */
const COMPILER = /^(?:astro|vite|@astrojs\/.+|@types\/.+)$/;

/** `from "name"`, `import("@scope/name/part")` */
const IMPORT = /\b(?:from|import) ?\(?["']((?:@[^"'/]+\/)?[^"'./#][^"'/]*)/g;

interface Needs {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Removes from a site folder's `node_modules` what only the compiler needs: half of it. For images, which never compile. */
export function removeCompiler({ siteDir, compiledDir }: Pick<SiteFolder, 'siteDir' | 'compiledDir'>): void {
  const kept = new Set<string>();
  const waiting = [siteDir];
  for (const folder of waiting) {
    for (const name of folder === siteDir ? [...neededBy(folder), ...importedBy(compiledDir)] : neededBy(folder)) {
      const found = COMPILER.test(name) ? undefined : placeOf(name, folder, siteDir);
      if (!found || kept.has(found)) continue;
      kept.add(found);
      waiting.push(found);
    }
  }
  removeOthers(join(siteDir, 'node_modules'), kept);
}

function neededBy(folder: string): string[] {
  const needs: Needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...needs.dependencies, ...needs.optionalDependencies, ...needs.peerDependencies });
}

/** The packages that a compiled site imports: some come with Astro. */
function importedBy(compiledDir: string): string[] {
  const files = globSync('site/server/**/*.mjs', { cwd: compiledDir });
  return files.flatMap((file) =>
    Array.from(readFileSync(join(compiledDir, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name),
  );
}

/** Where Node finds a package: in the folder of the one that needs it, or in one around that. */
function placeOf(name: string, folder: string, siteDir: string): string | undefined {
  const inside = join(folder, 'node_modules', name);
  if (existsSync(join(inside, 'package.json'))) return inside;
  return folder === siteDir ? undefined : placeOf(name, dirname(folder), siteDir);
}

/** Removes the packages in a folder that are not kept, and those inside of the others. */
function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('@')) removeOthers(path, kept);
    else if (kept.has(path)) removeOthers(join(path, 'node_modules'), kept);
    else if (!name.startsWith('.')) rmSync(path, { recursive: true });
  }
}
