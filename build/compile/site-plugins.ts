import type { Plugin } from 'vite';

/**
 * Empties the styles of islands in the client build, which needs only their class names: with
 * `cssCodeSplit: false` the server build puts all styles into one file, and pages would link both.
 */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /\.css(?:$|\?)/ }, handler: () => ({ code: '', map: null }) },
  };
}

const HELPER = '\0vite/preload-helper.js';

/**
 * What an `import()` of the site script calls: it asks for the module's imports at the same time and reports a missing one,
 * as Vite's own helper does. That also waits for styles, of which no part of the site has its own: a fifth of the script.
 */
const SMALL_HELPER = `
export const __vitePreload = (load, parts = []) => {
  for (const part of parts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + part;
    document.head.append(link);
  }
  return load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
};`;

/** Replaces Vite's helper for `import()` in the scripts of the site by a small one. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { order: 'pre', filter: { id: new RegExp(HELPER) }, handler: () => SMALL_HELPER },
  };
}

/** Gives the stemmers of Arabic and Hebrew an object for what they take from `this`, which is undefined in a module. */
export function stemmersInModules(): Plugin {
  return {
    name: 'stemmers-in-modules',
    transform: {
      filter: { id: /lunr-languages\/lunr\.(?:ar|he)\.js$/ },
      handler: (code) => ({ code: code.replace('var self = this;', 'var self = {};'), map: null }),
    },
  };
}
