/** One part of the house, and what it may know. The longest folder owns a file. */
export interface Room {
  folder: string;
  /** Folders it may import from, besides its own; types included. */
  mayImport: readonly string[];
  /** Packages that nothing in it may reach, however many imports away. */
  neverReaches?: RegExp;
  /** Packages it may load; everything when absent. */
  onlyPackages?: RegExp;
}

const MODEL = 'content-store/model';
const ENGINES = /^(?:express|better-sqlite3|kysely)(?:\/|$)/;
const REACT = /^(?:react|react-dom|@tiptap|@base-ui)(?:\/|$)/;
const FILES = /^(?:node:)?fs(?:\/|$)/;

const any = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** "The rooms" of the README, from the ground up. */
export const ROOMS: readonly Room[] = [
  { folder: MODEL, mayImport: [], onlyPackages: /^(?:zod|node:crypto)$/, neverReaches: any(REACT, FILES) },
  { folder: 'content-store/search', mayImport: [MODEL], onlyPackages: /^lunr$/, neverReaches: any(REACT, FILES) },
  { folder: 'content-store/published', mayImport: [MODEL], neverReaches: any(ENGINES, REACT) },
  { folder: 'content-store/drafts', mayImport: [MODEL], neverReaches: any(/^express$/, REACT) },
  { folder: 'site', mayImport: [MODEL, 'content-store/search'], neverReaches: any(ENGINES, FILES) },
  {
    folder: 'build',
    mayImport: [
      ...[MODEL, 'content-store/search', 'content-store/published', 'site/fields', 'site/content'],
      'site/render-page.ts', // what it compiles
    ],
    neverReaches: any(ENGINES, REACT),
  },
  { folder: 'editor-service/contract', mayImport: [MODEL], onlyPackages: /^zod$/, neverReaches: any(REACT, FILES) },
  {
    folder: 'editor-service/editor',
    mayImport: ['editor-service/contract', MODEL, 'site'],
    neverReaches: any(ENGINES, FILES),
  },
  {
    folder: 'editor-service/server',
    mayImport: ['editor-service/contract', 'content-store', 'build', 'site/content', 'site/fields'],
    neverReaches: REACT,
  },
  {
    folder: 'editor-service',
    mayImport: ['content-store', 'build', 'site/content', 'site/fields'],
    neverReaches: REACT,
  },
];

/**
 * Folders inside a part's folders that stand open to others; every other one serves only the folder it lies in.
 * A star is one name.
 */
export const OPEN_FOLDERS: readonly string[] = [
  'content-store/model/*',
  'content-store/drafts/*',
  'site/elements/subscribe',
  'site/headers/parts',
  'site/templates/*', // their headers show what they define
  'site/blocks/form', // has a panel of its own in the editor
  'site/blocks/hub', // the canvas answers it
  'editor-service/editor/block-actions/offers',
  'editor-service/editor/panel/controls',
  'editor-service/editor/store/*',
  'editor-service/editor/ui/*',
];

/** The order of the rooms: a text in one never names a path of a later one. */
export const ORDER = ['content-store', 'site', 'build', 'editor-service', 'tests'] as const;

/** Calls commands of higher rooms, which is what it is for. */
export const NAMES_COMMANDS = 'build/set-up.mjs';
