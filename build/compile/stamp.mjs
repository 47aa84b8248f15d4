import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript without packages: build/set-up.mjs runs it before anything is installed.

/** @typedef {import('../site-folder/site-folder.mjs').SiteFolder} SiteFolder */

/** Files and folders of the product that a compile reads. */
export const SOURCES = [
  'astro.config.mjs',
  'build/compile',
  'build/site-folder',
  'content-store/model',
  'editor-service/contract',
  'editor-service/editor',
  'package.json',
  'package-lock.json',
  'site',
  'tsconfig.json',
];
const NOT_COMPILED = /\.test\.tsx?$|\.md$/;
/** Site folders are stamped on their own, wherever they lie. */
const SITE_FOLDERS = /^site\/(?:demo|docs)\//;
/** What of a site folder is content, installed or made. */
const NOT_OF_SITE = /^(?:content|node_modules|dist|data)\/|(?:^|\/)\./;

/** Where a finished compile notes what it was made from. @param {string} compiledDir */
export const stampFile = (compiledDir) => join(compiledDir, 'compile.json');

/**
 * A hash over the names and bytes of every file a compile may read; it does not depend on where they lie.
 * @param {Pick<SiteFolder, 'root' | 'siteDir'>} folder
 */
export function sourceStamp({ root, siteDir }) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source))) {
    if (!SITE_FOLDERS.test(path)) add(hash, path, join(root, path));
  }
  for (const path of filesBelow(siteDir, '')) {
    if (!NOT_OF_SITE.test(path)) add(hash, `own/${path}`, join(siteDir, path));
  }
  return hash.digest('hex');
}

/**
 * True when the site folder's compiled output was made from exactly these sources.
 * @param {SiteFolder} folder
 * @param {{ withEditor: boolean }} parts
 */
export function isCompiled(folder, { withEditor }) {
  try {
    const note = JSON.parse(readFileSync(stampFile(folder.compiledDir), 'utf8'));
    return note.stamp === sourceStamp(folder) && (note.withEditor || !withEditor);
  } catch {
    return false; // Nothing compiled yet, or a compile that did not finish.
  }
}

/** @param {import('node:crypto').Hash} hash @param {string} name @param {string} file */
function add(hash, name, file) {
  hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesBelow(root, path) {
  if (NOT_OF_SITE.test(`${path}/`)) return [];
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return NOT_COMPILED.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, path === '' ? name : `${path}/${name}`));
}
