// Plain JavaScript: `build/set-up.mjs` and the hooks of `require-node.mjs` need it before any installation or compile.
import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product itself. */
export const PRODUCT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const DEMO = join(PRODUCT, 'site', 'demo');

/**
 * Absolute paths of the product (`root`), the organisation's site folder and its compiled output.
 * @typedef {{ root: string, siteDir: string, compiledDir: string }} SiteFolder
 */

/**
 * Reads the folders from `SITE_DIR` and `COMPILED_DIR`. Each site folder has its own compiled output, so that two can
 * run side by side with one product.
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
