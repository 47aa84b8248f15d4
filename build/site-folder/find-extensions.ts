import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfFolder } from './find-units.ts';

/** The folders of what a site folder adds to the service, and what made the default export of a file there. */
export const SERVER_FOLDERS = {
  checks: { kind: 'check', madeBy: 'defineCheck()' },
  hooks: { kind: 'hook', madeBy: 'defineHook()' },
  routes: { kind: 'route', madeBy: 'defineRoute()' },
  'import-sources': { kind: 'import source', madeBy: 'defineImportSource()' },
} as const;

export type ServerFolder = keyof typeof SERVER_FOLDERS;

/** A file's name is that of the check, route, …; others, such as `Stock.tsx` and `stock.test.ts`, only help. */
const NAMED = /^[a-z][a-z0-9-]*\.tsx?$/;

/** The checks, hooks, routes and import sources of a site folder, as paths in it: `checks/no-draft-words.ts`. */
export const serverExtensions = (siteDir: string): string[] =>
  Object.keys(SERVER_FOLDERS).flatMap((folder) => filesIn(siteDir, folder));

/** The commands, tabs and controls of a site folder: `tabs/stock.tsx`, `fields/rating/RatingControl.tsx`. */
export const editorExtensions = (siteDir: string): string[] => [
  ...filesIn(siteDir, 'commands'),
  ...filesIn(siteDir, 'tabs'),
  ...foldersIn(siteDir, 'fields').map((name) => `fields/${name}/${nameOfFolder(name)}Control.tsx`),
];

const filesIn = (siteDir: string, folder: string): string[] =>
  entriesIn(siteDir, folder)
    .filter((entry) => entry.isFile() && NAMED.test(entry.name))
    .map(({ name }) => `${folder}/${name}`)
    .sort();

const foldersIn = (siteDir: string, folder: string): string[] =>
  entriesIn(siteDir, folder)
    .filter((entry) => entry.isDirectory() && existsSync(join(siteDir, folder, entry.name, 'definition.ts')))
    .map(({ name }) => name)
    .sort();

function entriesIn(siteDir: string, folder: string) {
  const path = join(siteDir, folder);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}
