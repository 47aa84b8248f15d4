import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const EVENT = 'pagewright:saved';

/** Runs in every page; skipped in the editor's canvas, which renders its blocks itself. */
const LISTENER = `
performance.setResourceTimingBufferSize(5000);
import.meta.hot?.on('${EVENT}', ({ paths }) => {
  if (window.pagewrightCanvas) return;
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  if (!paths.some((path) => loaded.has(path))) location.reload();
});
`;

/**
 * Reloads pages that were rendered with a changed source but have not loaded it in the browser. Astro does so only for
 * sources that no browser has loaded, but the editor's canvas loads the views and styles of every block it shows.
 */
export function reloadPages(): AstroIntegration {
  return {
    name: 'reload-pages',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        injectScript('page', LISTENER);
        updateConfig({ vite: { plugins: [sayWhatWasSaved] } });
      },
    },
  };
}

const sayWhatWasSaved: Plugin = {
  name: 'say-what-was-saved',
  hotUpdate({ modules }) {
    if (this.environment.name !== 'client' || modules.length === 0) return;
    this.environment.hot.send(EVENT, { paths: modules.map(({ url }) => url.split('?')[0]) });
  },
};
