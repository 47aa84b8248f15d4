import { defineConfig } from 'vitest/config';
import { PRODUCT, siteFolder } from './site-folder.mjs';
import { siteFolderPlugin } from './site-folder-plugin.ts';

const folder = siteFolder();

/** The tests of a site folder's units; `check:site` writes its registry first. */
export default defineConfig({
  root: folder.siteDir,
  plugins: [siteFolderPlugin(folder)],
  server: { fs: { allow: [PRODUCT, folder.siteDir] } },
  test: {
    // Vitest leaves what is below node_modules to Node, which has no plugins.
    server: { deps: { inline: ['pagewright'] } },
    include: ['*/**/*.test.{ts,tsx}'],
    exclude: ['{node_modules,dist,data}/**', '**/.*/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
