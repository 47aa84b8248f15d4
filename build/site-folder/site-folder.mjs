// Plain JavaScript: `build/set-up.mjs` and the hooks of `require-node.mjs` need it before any installation or compile.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product itself. */
export const PRODUCT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** True in the package that `npm run pack` makes, false in a clone of the repository. */
export const IS_PACKAGE = !existsSync(join(PRODUCT, 'build', 'package'));

const DEMO = join(PRODUCT, 'site', 'demo');

/**
 * Absolute paths of the product (`root`), the organisation's site folder and its compiled output.
 * @typedef {{ root: string, siteDir: string, compiledDir: string }} SiteFolder
 */

/**
 * Reads the folders from `SITE_DIR` and `COMPILED_DIR`; with the package, the site folder is the current one. Each site
 * folder has its own compiled output, so that two can run side by side with one product.
 * @param {Record<string, string | undefined>} [variables]
 * @returns {SiteFolder}
 */
export function siteFolder(variables = process.env) {
  const siteDir = resolve(variables.SITE_DIR || (IS_PACKAGE ? '.' : DEMO));
  if (variables.COMPILED_DIR) return { root: PRODUCT, siteDir, compiledDir: resolve(variables.COMPILED_DIR) };
  if (IS_PACKAGE) return { root: PRODUCT, siteDir, compiledDir: join(siteDir, '.pagewright', 'compiled') };
  const own = `${basename(siteDir)}-${createHash('sha256').update(siteDir).digest('hex').slice(0, 8)}`;
  return {
    root: PRODUCT,
    siteDir,
    compiledDir: join(PRODUCT, '.compiled', ...(siteDir === DEMO ? [] : ['sites', own])),
  };
}

/**
 * True for a file of the site folder that is none of the product: each of the two may lie inside the other.
 * @param {string} file @param {Pick<SiteFolder, 'root' | 'siteDir'>} folder
 */
export function isOfSiteFolder(file, { root, siteDir }) {
  const isInside = (/** @type {string} */ path, /** @type {string} */ parent) => path.startsWith(parent + sep);
  return isInside(file, siteDir) && !(isInside(root, siteDir) && isInside(file, root));
}
