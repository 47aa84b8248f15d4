/** A part of the product and its permitted dependencies. A file belongs to the longest matching folder. */
export interface Room {
  folder: string;
  /** Folders it may import from besides its own; types included. */
  mayImport: readonly string[];
  /** Packages that must not be reachable from it, however many imports away. */
  neverReaches?: RegExp;
  /** Packages it may import; all if absent. */
  onlyPackages?: RegExp;
  /** Its folders are subjects, which other subjects enter by the doors of `doors.ts` only. */
  hasDoors?: boolean;
  /** Each subject is put together by one file of its own name, and opens at most so many others. */
  maxDoors?: number;
}

const MODEL = 'content-store/model';
const LOCK = 'content-store/lock';
const STORES = 'content-store/files';
const ENGINES = /^(?:express|better-sqlite3|pg|kysely)(?:\/|$)/;
const REACT = /^(?:react|react-dom|@tiptap|@base-ui)(?:\/|$)/;
const FILES = /^(?:node:)?fs(?:\/|$)/;

const any = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** What the build compiles: it names these files, and runs only what they become. */
export const COMPILED: readonly string[] = ['site/render-page.ts', 'site/scripts/near.ts'];

/** "The rooms" of the README, from the ground up. */
export const ROOMS: readonly Room[] = [
  { folder: MODEL, mayImport: [], onlyPackages: /^(?:zod|node:crypto|diff\/.*)$/, neverReaches: any(REACT, FILES) },
  { folder: 'content-store/search', mayImport: [MODEL], onlyPackages: /^lunr$/, neverReaches: any(REACT, FILES) },
  { folder: LOCK, mayImport: [], onlyPackages: /^(?:node:.*|better-sqlite3)$/ },
  { folder: STORES, mayImport: [MODEL], neverReaches: any(ENGINES, REACT) },
  { folder: 'content-store/published', mayImport: [MODEL, STORES], neverReaches: any(ENGINES, REACT) },
  {
    folder: 'content-store/drafts',
    mayImport: [MODEL, LOCK],
    neverReaches: any(/^express$/, REACT),
    hasDoors: true,
  },
  { folder: 'site', mayImport: [MODEL, 'content-store/search'], neverReaches: any(ENGINES, FILES) },
  {
    folder: 'build',
    mayImport: [
      ...[MODEL, LOCK, STORES, 'content-store/search', 'content-store/published', 'site/fields', 'site/content'],
      ...['site/own/extensions.ts', 'site/extend'],
      ...COMPILED,
    ],
    neverReaches: any(/^(?:express|kysely)(?:\/|$)/, REACT), // LOCK opens SQLite, on an empty file
  },
  { folder: 'editor-service/contract', mayImport: [MODEL], onlyPackages: /^zod$/, neverReaches: any(REACT, FILES) },
  {
    folder: 'editor-service/editor',
    mayImport: ['editor-service/contract', MODEL, 'site'],
    neverReaches: any(ENGINES, FILES),
    hasDoors: true,
  },
  {
    folder: 'editor-service/server',
    mayImport: [
      ...['editor-service/contract', 'content-store', 'build', 'site/content', 'site/fields'],
      ...['site/own/extensions.ts', 'site/extend'],
      'editor-service/editor/words/speak.ts', // mails and guests read the same catalogues
    ],
    neverReaches: REACT,
    hasDoors: true,
    maxDoors: 4,
  },
  {
    folder: 'editor-service',
    mayImport: ['content-store', 'build', 'site/content', 'site/fields'],
    neverReaches: REACT,
  },
];

/**
 * Nested folders that other folders may import from, in rooms without doors; all others serve only their parent folder.
 * A star matches one name.
 */
export const OPEN_FOLDERS: readonly string[] = [
  'content-store/model/*',
  'site/elements/forms',
  'site/templates/*', // their headers show what they define
  'site/blocks/form', // has its own panel in the editor
  'site/blocks/hub', // the canvas answers its requests
];

/** The order of the rooms: no string in a room names a path of a later one. */
export const ORDER = ['content-store', 'site', 'build', 'editor-service', 'tests'] as const;

/** Exempt, because its purpose is to call commands of higher rooms. */
export const NAMES_COMMANDS = 'build/set-up.mjs';
