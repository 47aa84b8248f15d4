import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { managerOf } from '#build/add/package-manager.ts';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import type { Settings } from '../../server/runtime/settings.ts';

/** A command of an upgrade; `pagewright` is the program that is installed in the site then. */
export interface UpgradeStep {
  words: readonly [string, ...string[]];
  /** How things are when it fails, and the commands that lead back from there. */
  ifFailed: string;
  wayBack: readonly string[];
}

/** Where the site is built to be checked, in its folder. */
export const OUT = join('.pagewright', 'upgrade');

/**
 * What an upgrade of the site in a folder does, and the commands that lead back from its end. `wanted`: the new version as
 * package managers want it. Where there are no data there is nothing to back up and to migrate.
 */
export function planUpgrade(
  folder: string,
  { dataDir, databaseAddress, contentDir }: Pick<Settings, 'dataDir' | 'databaseAddress' | 'contentDir'>,
  { from, to, wanted }: { from: string; to: string; wanted: string },
  at: Date,
): { steps: UpgradeStep[]; wayBack: readonly string[] } {
  const isOnPostgres = isPostgres(databaseAddress);
  const hasData = isOnPostgres || existsSync(databaseAddress);
  const time = at.toISOString().slice(0, 19).replaceAll(':', '');
  const backup = relative(folder, join(dirname(dataDir), 'backups', `${time}-pagewright-${from}`));
  const reinstall = installWords(folder, tarballOf(folder) ?? from).join(' ');
  const wayBack = [
    reinstall,
    ...(hasData ? [`npx pagewright restore ${backup} --force`] : []),
    ...(isOnPostgres ? ['pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" YOUR_DUMP'] : []),
  ];
  const step = (words: UpgradeStep['words'], ifFailed: string, back: readonly string[] = wayBack) => ({
    ...{ words, ifFailed, wayBack: back },
  });
  const backUp = step(
    ['pagewright', 'backup', backup],
    `Nothing was changed: ${from} is installed, with its data.`,
    [],
  );
  const migrate = step(
    ['pagewright', 'migrate'],
    `${to} is installed; the database is migrated as a whole, or not at all.`,
  );
  const isDone = `${to} is installed${hasData ? ' and the database is migrated' : ''}`;
  return {
    steps: [
      ...(hasData ? [backUp] : []),
      step(installWords(folder, wanted), `package.json may name ${to}; the data were not changed.`, [reinstall]),
      ...(hasData ? [migrate] : []),
      ...checksOf(folder, contentDir).map((words) =>
        step(['pagewright', ...words], `${isDone}; the site that visitors see was not changed.`),
      ),
    ],
    wayBack,
  };
}

function installWords(folder: string, wanted: string): UpgradeStep['words'] {
  const { name, add } = managerOf(folder);
  return [name, ...add, `pagewright@${wanted}`];
}

/** `check:site` where it can run, then a build and a verification of each published domain, in a folder of its own. */
function checksOf(folder: string, contentDir: string): string[][] {
  const canCheck = ['typescript', 'vitest'].every((name) => existsSync(join(folder, 'node_modules', name)));
  const domains = globSync('domains/*.json', { cwd: contentDir }).map((path) => basename(path, '.json'));
  const places = domains.map((id) => ['--domain', id, '--out', join(OUT, id)]);
  return [
    ...(canCheck ? [['check:site']] : []),
    ...places.flatMap((at) => [
      ['build', ...at],
      ['verify', ...at],
    ]),
  ];
}

/** The tarball that the site depends on; undefined when a registry has its version. */
export function tarballOf(folder: string): string | undefined {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [, file] = /^file:(.+)/.exec(dependencies?.pagewright ?? '') ?? [];
  return file && `file:${resolve(folder, file)}`;
}
