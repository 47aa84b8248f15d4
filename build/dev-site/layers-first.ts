import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

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
