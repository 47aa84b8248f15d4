import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean }} Entry */

/**
 * True when `node_modules` matches `package-lock.json`, according to npm's record of what it installed. Packages for
 * other platforms may be missing, and without `withDevelopment` also packages only needed for development.
 * @param {string} root @param {{ withDevelopment: boolean }} options
 */
export function isInstalled(root, { withDevelopment }) {
  const installed = entriesOf(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(entriesOf(join(root, 'package-lock.json')) ?? {}).every(([path, wanted]) => {
    const present = installed[path];
    if (present) return present.version === wanted.version;
    return path === '' || wanted.optional || wanted.devOptional || (wanted.dev && !withDevelopment);
  });
}

/** @param {string} file @returns {Record<string, Entry> | null} */
function entriesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null; // Not installed yet.
  }
}
