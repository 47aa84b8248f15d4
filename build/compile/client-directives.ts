import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
