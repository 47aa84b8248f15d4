import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

const ENTRY = fileURLToPath(new URL('../../site/render-page.ts', import.meta.url));

/** `@astrojs/node` in middleware mode, with the site's own server entry: a module that exports `renderPage`. */
export function renderPageAdapter(): AstroIntegration {
  const base = node({ mode: 'middleware' });
  const configDone = base.hooks['astro:config:done'];
  return {
    ...base,
    hooks: {
      ...base.hooks,
      'astro:config:done': (options) =>
        configDone?.({
          ...options,
          setAdapter: (adapter) => options.setAdapter({ ...adapter, serverEntrypoint: ENTRY }),
        }),
    },
  };
}

const NEAR = fileURLToPath(new URL('../../site/scripts/near.ts', import.meta.url));

/** Registers `client:near`, which decides when an island hydrates. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'near', entrypoint: NEAR }),
    },
  };
}
