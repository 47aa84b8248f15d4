import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { clientDirectives, renderPageAdapter } from './build/compile/astro-integrations.ts';
import { SITE_BROWSERS, STYLE_BROWSERS, targetOf } from './build/compile/browser-versions.ts';
import { cssModuleName } from './build/compile/css-module-name.ts';
import { oneStylesheet, smallPreload } from './build/compile/site-plugins.ts';
import { PRODUCT, siteFolder } from './build/site-folder/site-folder.mjs';
import { siteFolderPlugin } from './build/site-folder/site-folder-plugin.ts';

const { siteDir, compiledDir } = siteFolder();

/** Every island needs all of React: one file is smaller, and asked for once. */
const REACT = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// };
/** What every page with a carousel loads. */
const CAROUSELS = { name: 'turn-carousels', test: /site\/(?:scripts\/turn-carousels|elements\/shown-slide)\.[jt]s$/ };

export default defineConfig({
  srcDir: `${PRODUCT}/site`,
  publicDir: `${siteDir}/public`,
  outDir: `${compiledDir}/site`,
  cacheDir: `${compiledDir}/cache`,
  output: 'server',
  adapter: renderPageAdapter(),
  integrations: [react({ experimentalDisableStreaming: true }), clientDirectives()],
  security: { csp: true },
  session: false,
  // Image variants are made by build/images, not during rendering.
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    cacheDir: `${compiledDir}/vite`,
    plugins: [siteFolderPlugin(), oneStylesheet(), smallPreload()],
    // One stylesheet, which `split-styles.ts` splits in the order of its rules.
    build: {
      target: targetOf(SITE_BROWSERS),
      cssTarget: targetOf(STYLE_BROWSERS),
      assetsInlineLimit: 0,
      cssCodeSplit: false,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [REACT, CAROUSELS] } } } } },
    },
    css: { modules: { generateScopedName: cssModuleName } },
  },
});
