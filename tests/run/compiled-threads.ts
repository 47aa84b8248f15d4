import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isCompiled } from '../../build/compile/stamp.ts';
import { PRODUCT, siteFolder } from '../../build/site-folder/site-folder.mjs';
import { SERVICE } from '../../editor-service/cli/service-program.ts';

const THREAD = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/**
 * Threads that tests start are those of the compiled service, where it is that of the present sources: each would load hundreds
 * of modules again.
 */
export function compiledThreads(): Plugin {
  const folder = siteFolder();
  const entries = isCompiled(folder, SERVICE) ? Object.entries(SERVICE.entries) : [];
  const compiled = new Map(
    entries.map(([name, source]) => [join(PRODUCT, source), join(folder.compiledDir, SERVICE.name, `${name}.mjs`)]),
  );
  return {
    name: 'compiled-threads',
    enforce: 'pre',
    transform: (code, id) =>
      code.replace(THREAD, (whole, source) => {
        const file = compiled.get(resolve(dirname(id), source));
        return file ? `new URL('${pathToFileURL(file).href}')` : whole;
      }),
  };
}
