import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript without imports of its own: build/set-up.mjs runs it before anything is installed.

/** Files and folders that a compile reads. */
export const SOURCES = [
  'astro.config.mjs',
  'build/compile',
  'content-store/model',
  'editor-service/contract',
  'editor-service/editor',
  'package.json',
  'package-lock.json',
  'site',
  'tsconfig.json',
];
const NOT_COMPILED = /\.test\.tsx?$|\.md$/;

/** Where a finished compile notes what it was made from. @param {string} root */
export const stampFile = (root) => join(root, '.compiled', 'compile.json');

/** A hash over the names and bytes of every file a compile may read. @param {string} root */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** True when `.compiled` was made from exactly these sources. @param {string} root @param {{ withEditor: boolean }} parts */
export function isCompiled(root, { withEditor }) {
  try {
    const note = JSON.parse(readFileSync(stampFile(root), 'utf8'));
    return note.stamp === sourceStamp(root) && (note.withEditor || !withEditor);
  } catch {
    return false; // Nothing compiled yet, or a compile that did not finish.
  }
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesBelow(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return NOT_COMPILED.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
