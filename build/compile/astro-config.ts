import react from '@astrojs/react';
import type { AstroUserConfig } from 'astro';
import { passthroughImageService } from 'astro/config';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import { clientDirectives, renderPageAdapter } from './astro-integrations.ts';
import { SITE_BROWSERS, STYLE_BROWSERS, targetOf } from './browser-versions.ts';
import { cssModuleName } from './css-module-name.ts';
import { oneStylesheet, smallPreload, stemmersInModules } from './site-plugins.ts';

const { siteDir, compiledDir } = siteFolder();

/** Every island needs all of React: one file is smaller, and asked for once. */
const REACT = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// };
/** What every page with a carousel loads. */
const CAROUSELS = { name: 'turn-carousels', test: /site\/(?:scripts\/turn-carousels|elements\/shown-slide)\.[jt]s$/ };

/** How Astro compiles and serves the site of a folder; it writes nothing beside the sources. */
export const astroConfig: AstroUserConfig = {
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
    plugins: [siteFolderPlugin(), oneStylesheet(), smallPreload(), stemmersInModules()],
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
};
