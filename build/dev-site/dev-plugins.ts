import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
