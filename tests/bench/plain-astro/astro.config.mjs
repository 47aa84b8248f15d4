import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** What a site made with Astro alone would be: the same blocks, all pages static, no trace of what they were made from. */
export default defineConfig({
  root: import.meta.dirname,
  output: 'static',
  outDir: process.env.DIST_DIR,
  cacheDir: process.env.CACHE_DIR,
  integrations: [react()],
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
});
