// Imported by `require-node.mjs`, the first module of every program, and by every thread.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPackageOfProduct, resolveOwn } from './resolve-own.mjs';
import { PRODUCT, siteFolder } from './site-folder.mjs';

const folder = siteFolder();
const product = pathToFileURL(`${PRODUCT}/package.json`).href;

/** Node resolves `#own/*` and, in files of the site folder, the product's packages: nothing is installed there. */
registerHooks({
  resolve(specifier, context, next) {
    const own = resolveOwn(specifier, folder);
    if (own) return next(pathToFileURL(own).href, context);
    const importer = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : '';
    if (!isPackageOfProduct(specifier, importer, folder)) return next(specifier, context);
    try {
      return next(specifier, context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
      return next(specifier, { ...context, parentURL: product });
    }
  },
});
