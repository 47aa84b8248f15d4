// Imported by `require-node.mjs`, the first module of every program, and by every thread.
import { existsSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPackageOfProduct, resolveOwn } from './resolve-own.mjs';
import { isOfSiteFolder, PRODUCT, siteFolder } from './site-folder.mjs';

// Node names modules by where they really are.
const real = (path) => (existsSync(path) ? realpathSync(path) : path);
const { root, siteDir, compiledDir } = siteFolder();
const folder = { root, siteDir: real(siteDir), compiledDir: real(compiledDir) };
const product = pathToFileURL(`${PRODUCT}/package.json`).href;
/** The compiled service: see `server-part.ts`. */
const service = pathToFileURL(`${folder.compiledDir}/service/`).href;
/** Marks the modules of the site folder that it loads: they get the product's modules from it, of which there must be one copy. */
const OF_SERVICE = '?service';

/** Node resolves `#own/*` and, in files of the site folder, the product's packages: nothing is installed there. */
registerHooks({
  resolve(specifier, context, next) {
    const isOfService = context.parentURL?.startsWith(service) || context.parentURL?.endsWith(OF_SERVICE);
    const resolved = resolve(isOfService ? inService(specifier) : specifier, context, next);
    const isOwn = isOfService && resolved.url.startsWith('file:') && isOwnModule(fileURLToPath(resolved.url));
    return isOwn && !resolved.url.endsWith(OF_SERVICE) ? { ...resolved, url: resolved.url + OF_SERVICE } : resolved;
  },
});

function resolve(specifier, context, next) {
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
}

/** A module of the product that the compiled service has. */
function inService(specifier) {
  if (!specifier.startsWith('pagewright/')) return specifier;
  const entry = `${service}${specifier.replace('/', '-')}.mjs`;
  return existsSync(fileURLToPath(entry)) ? entry : specifier;
}

/** True for a module of the site folder, or one that was written for it. */
const isOwnModule = (file) => {
  const own = `${folder.compiledDir}/own/`;
  return (
    file.startsWith(own) ||
    (isOfSiteFolder(file, folder) && !file.includes('/node_modules/') && !file.startsWith(`${folder.compiledDir}/`))
  );
};
