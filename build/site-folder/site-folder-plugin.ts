import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isPackageOfProduct, resolveOwn } from './resolve-own.mjs';
import { PRODUCT, siteFolder } from './site-folder.mjs';

/** The same resolution as `register.mjs`, for everything that Vite bundles or serves. */
export function siteFolderPlugin(folder = siteFolder()): Plugin {
  return {
    name: 'pagewright-site-folder',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const own = resolveOwn(source.split('?')[0] ?? source, folder);
      if (own) return own + (/\?.*$/.exec(source)?.[0] ?? '');
      if (!importer || !isPackageOfProduct(source, importer, folder)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found ?? this.resolve(source, join(PRODUCT, 'package.json'), { ...options, skipSelf: true });
    },
  };
}
