import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PRODUCT } from './site-folder.mjs';

const { exports: entries } = JSON.parse(readFileSync(join(PRODUCT, 'package.json'), 'utf8'));

/**
 * The file behind a name that only the product can resolve: `#own/NAME` is a module of the site folder,
 * `pagewright/NAME` one of the product. Null for other names, and for `#own/NAME` before the site folder is read.
 * @param {string} specifier
 * @param {{ siteDir: string, compiledDir: string }} folder
 * @returns {string | null} absolute path
 */
export function resolveOwn(specifier, { siteDir, compiledDir }) {
  if (specifier.startsWith('pagewright/')) {
    const entry = entries[`.${specifier.slice('pagewright'.length)}`];
    return entry ? join(PRODUCT, entry.default ?? entry) : null;
  }
  if (!specifier.startsWith('#own/')) return null;
  const name = specifier.slice('#own/'.length);
  const candidates = name === 'theme.css' ? [join(siteDir, name)] : [join(compiledDir, 'own', name)];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * True for a package imported by a file of the site folder: it is resolved from the product's packages.
 * @param {string} specifier
 * @param {string} importer absolute path
 * @param {{ siteDir: string, compiledDir: string }} folder
 */
export function isPackageOfProduct(specifier, importer, { siteDir, compiledDir }) {
  const isFromOutside = [siteDir, compiledDir].some((folder) => importer.startsWith(folder + sep));
  return isFromOutside && /^[@\w]/.test(specifier) && !/^\w+:/.test(specifier);
}
