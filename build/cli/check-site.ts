import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const { PRODUCT, siteFolder } = await import('../site-folder/site-folder.mjs');
const { SiteFolderError } = await import('../site-folder/site-folder-error.ts');
const { oldForms } = await import('../site-folder/check-site-folder.ts');
const { findUnits } = await import('../site-folder/find-units.ts');
const { writeRegistry } = await import('../site-folder/write-registry.ts');

const folder = siteFolder();

/** Runs a program of the product's packages; if it fails, this command exits with its code. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(PRODUCT, 'node_modules', program), ...args], {
    cwd: PRODUCT,
    stdio: 'inherit',
  });
  process.exitCode ||= status ?? 1;
}

try {
  await writeRegistry(folder);
  for (const sentence of await oldForms(findUnits(folder.siteDir).units)) console.warn(sentence);
  const types = join(folder.siteDir, 'tsconfig.json');
  if (existsSync(types)) run('typescript/bin/tsc', ['-p', types]);
  run('vitest/vitest.mjs', ['run', '--passWithNoTests', '--config', 'build/site-folder/vitest.site.config.ts']);
} catch (error) {
  if (!(error instanceof SiteFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
