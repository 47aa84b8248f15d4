import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { PRODUCT, siteFolder } = await import('../site-folder/site-folder.mjs');
const { SiteFolderError } = await import('../site-folder/site-folder-error.ts');
const { missingTexts, oldForms } = await import('../site-folder/check-site-folder.ts');
const { findUnits } = await import('../site-folder/find-units.ts');
const { writeRegistry } = await import('../site-folder/write-registry.ts');
const { loadExtensions } = await import('../site-folder/load-extensions.ts');
const { brokenExtensions } = await import('../compile/broken-extensions.ts');

const folder = siteFolder();
const CONFIG = fileURLToPath(new URL('../site-folder/vitest.site.config.ts', import.meta.url));

/** Runs a package's program, the site folder's own or the product's; if it fails, this command exits with its code. */
function run(name: string, program: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(folderOf(name) ?? '', program), ...args], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}

function folderOf(name: string): string | undefined {
  for (const place of [folder.siteDir, PRODUCT]) {
    try {
      return dirname(createRequire(join(place, 'package.json')).resolve(`${name}/package.json`));
    } catch {} // The next place may have it.
  }
  return undefined;
}

const missing = ['typescript', 'vitest'].filter((name) => !folderOf(name));
if (missing.length > 0) {
  console.error(`check:site needs ${missing.join(' and ')}: npm install --save-dev ${missing.join(' ')}`);
  process.exit(1);
}

try {
  for (const sentence of missingTexts(await writeRegistry(folder))) console.warn(sentence);
  for (const sentence of await oldForms(findUnits(folder.siteDir).units)) console.warn(sentence);
  const { ownExtensions } = await import('#own/extensions.ts'); // as it was written just now
  const { problems } = await loadExtensions(ownExtensions);
  for (const [file, reason] of await brokenExtensions(folder.siteDir)) problems.push(`site folder: ${file}: ${reason}`);
  for (const sentence of problems) console.error(sentence);
  if (problems.length > 0) process.exitCode = 1;
  const types = join(folder.siteDir, 'tsconfig.json');
  if (existsSync(types)) run('typescript', 'bin/tsc', ['-p', types]);
  run('vitest', 'vitest.mjs', ['run', '--passWithNoTests', '--config', CONFIG]);
} catch (error) {
  if (!(error instanceof SiteFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
