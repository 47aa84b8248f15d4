import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from '../../../build/compile/astro-integrations.ts';
import { siteFolderPlugin } from '../../../build/site-folder/site-folder-plugin.ts';

const BORROWED = fileURLToPath(new URL('src/BorrowedDocument.astro', import.meta.url));

/** Pages are made by the product's own functions instead of Astro components. */
const borrowedPages = () => ({
  name: 'borrowed-pages',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (id.endsWith('/PageDocument.astro') ? BORROWED : null),
});

/**
 * An equivalent site made with Astro alone: the same blocks and site folder, all pages static, no recording of reads.
 * With BORROWED_VIEWS only islands and the document are Astro's.
 */
export default defineConfig({
  root: import.meta.dirname,
  output: 'static',
  outDir: process.env.DIST_DIR,
  cacheDir: process.env.CACHE_DIR,
  integrations: [react(), clientDirectives()],
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [siteFolderPlugin(), ...(process.env.BORROWED_VIEWS ? [borrowedPages()] : [])],
    build: { assetsInlineLimit: 0 },
  },
});
