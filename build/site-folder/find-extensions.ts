import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nameOfFolder } from './find-units.ts';

/** The folders of what a site folder adds to the service, and what a file there makes. */
export const SERVER_FOLDERS = {
  checks: 'check',
  hooks: 'hook',
  routes: 'route',
  'import-sources': 'import source',
  translators: 'translator',
} as const;

export type ServerFolder = keyof typeof SERVER_FOLDERS;

/** A file's name is that of the check, route, …; components, tests and styles beside it only help. */
const NAMED = /\/[a-z][a-z0-9-]*\.tsx?$/;

const filesIn = (siteDir: string, pattern: string): string[] =>
  globSync(pattern, { cwd: siteDir })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => NAMED.test(path))
    .sort();

/** The checks, hooks, routes and import sources of a site folder, as paths in it: `checks/rated-books.ts`. */
export const serverExtensions = (siteDir: string): string[] =>
  filesIn(siteDir, `{${Object.keys(SERVER_FOLDERS).join(',')}}/*.ts`);

/** The commands, tabs and controls of a site folder: `tabs/books.tsx`, `fields/rating/RatingControl.tsx`. */
export const editorExtensions = (siteDir: string): string[] => [
  ...filesIn(siteDir, '{commands,tabs}/*.{ts,tsx}'),
  ...filesIn(siteDir, 'fields/*/definition.ts').map((path) => {
    const folder = dirname(path);
    return `${folder}/${nameOfFolder(basename(folder))}Control.tsx`;
  }),
];
