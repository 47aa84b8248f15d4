import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A package manager, and how it is called. */
export interface PackageManager {
  name: string;
  lock: string;
  /** The command for one more package. */
  add: readonly string[];
  /** The command that installs what the lock file says, without development packages, into one folder. */
  install: string;
}

/** That of npm comes last: every new site brings its lock file. */
const MANAGERS: readonly PackageManager[] = [
  {
    ...{ name: 'pnpm', lock: 'pnpm-lock.yaml', add: ['add'] },
    install: 'npx --yes pnpm install --prod --frozen-lockfile --ignore-scripts --config.node-linker=hoisted',
  },
  { name: 'yarn', lock: 'yarn.lock', add: ['add'], install: 'npx --yes yarn install --production --ignore-scripts' },
  {
    ...{ name: 'bun', lock: 'bun.lock', add: ['add'] },
    install: 'npx --yes bun install --production --frozen-lockfile --ignore-scripts',
  },
];
const NPM: PackageManager = {
  ...{ name: 'npm', lock: 'package-lock.json', install: 'npm ci --omit=dev --ignore-scripts' },
  add: ['install', '--ignore-scripts'],
};

/** The package manager of a site folder, known by its lock file. */
export const managerOf = (siteDir: string): PackageManager =>
  MANAGERS.find(({ lock }) => existsSync(join(siteDir, lock))) ?? NPM;
