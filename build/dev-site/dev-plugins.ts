import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Vite's watcher drops a change to a file within 50 ms of the previous one. */
const LOOK_AGAIN_AFTER_MS = 60;

/** Checks each saved file a second time: editors and formatters save a file twice in a row. */
export function hearEverySave(): Plugin {
  return {
    name: 'hear-every-save',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.on('change', (file: string) => {
        const heard = timeOf(file);
        setTimeout(() => {
          if (timeOf(file) !== heard) watcher.emit('change', file);
        }, LOOK_AGAIN_AFTER_MS).unref();
      });
    },
  };
}

const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const ORDER = /@layer [\w\s,-]+;/;

/**
 * Puts the order of the cascade layers before every stylesheet. The compiled site has one stylesheet, which begins with
 * that order; here each sheet loads separately, and the first to name a layer would determine it.
 */
export function layersFirst(root: string): Plugin {
  const [order = ''] = ORDER.exec(readFileSync(join(root, 'site/styles/main.css'), 'utf8')) ?? [];
  return {
    name: 'layers-first',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(?:$|\?)/, exclude: /[?&](?:raw|url)\b|\/node_modules\// } },
      handler: (code) => ({ code: `${order}${code}`, map: null }),
    },
  };
}

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
