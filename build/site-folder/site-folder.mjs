// Plain JavaScript: `build/set-up.mjs` and the hooks of `require-node.mjs` need it before anything is installed or compiled.
import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product itself. */
export const PRODUCT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const DEMO = join(PRODUCT, 'site', 'demo');

/**
 * The product (`root`), the organisation's site folder and where it is compiled to; absolute paths.
 * @typedef {{ root: string, siteDir: string, compiledDir: string }} SiteFolder
 */

/**
 * Where the organisation's site folder lies and where it is compiled to: `SITE_DIR` and `COMPILED_DIR`. Each site folder
 * has compiled output of its own, so that two run side by side with one product.
 * @param {Record<string, string | undefined>} [variables]
 * @returns {SiteFolder}
 */
export function siteFolder(variables = process.env) {
  const siteDir = resolve(PRODUCT, variables.SITE_DIR || DEMO);
  if (variables.COMPILED_DIR) return { root: PRODUCT, siteDir, compiledDir: resolve(variables.COMPILED_DIR) };
  const own = `${basename(siteDir)}-${createHash('sha256').update(siteDir).digest('hex').slice(0, 8)}`;
  return {
    root: PRODUCT,
    siteDir,
    compiledDir: join(PRODUCT, '.compiled', ...(siteDir === DEMO ? [] : ['sites', own])),
  };
}
