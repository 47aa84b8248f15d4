import { PRODUCT } from '../site-folder/site-folder.mjs';
import type { CompiledPart } from './compile.ts';

/** The site: `server/entry.mjs` exports `renderPage`, `client/` holds what pages may load. */
export const SITE: CompiledPart = {
  name: 'site',
  // A rule test follows the imports of the pages and reports what is missing here.
  sources: [
    'astro.config.mjs',
    'build/compile',
    'build/site-folder',
    'content-store/model',
    'content-store/search',
    'package.json',
    'package-lock.json',
    'site',
    'tsconfig.json',
  ],
  compileInto: async (folder) => (await import('./compile-site.ts')).compileSite(PRODUCT, folder),
};
