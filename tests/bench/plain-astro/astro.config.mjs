import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from '../../../build/compile/astro-integrations.ts';
import { siteFolderPlugin } from '../../../build/site-folder/site-folder-plugin.ts';

const STOCK = {
  'StaticView.astro': fileURLToPath(new URL('src/StockView.astro', import.meta.url)),
  'Blocks.astro': fileURLToPath(new URL('src/blocks/Blocks.astro', import.meta.url)),
};

/** Blocks are Astro components, and views are rendered by the renderer of @astrojs/react, instead of the product's own. */
const stockViews = () => ({
  name: 'stock-views',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => STOCK[/** @type {keyof typeof STOCK} */ (id.split('/').at(-1))] ?? null,
});

/**
 * An equivalent site made with Astro alone: the same blocks and site folder, all pages static, no recording of reads.
 * With BORROWED_VIEWS it renders static views in the product's way.
 */
export default defineConfig({
  root: import.meta.dirname,
  output: 'static',
  outDir: process.env.DIST_DIR,
  cacheDir: process.env.CACHE_DIR,
  integrations: [react(), clientDirectives()],
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [siteFolderPlugin(), ...(process.env.BORROWED_VIEWS ? [] : [stockViews()])],
    build: { assetsInlineLimit: 0 },
  },
});
