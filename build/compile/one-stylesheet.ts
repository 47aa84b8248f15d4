import type { Plugin } from 'vite';

/**
 * Empties the styles of islands in the browser's build, where they keep only their class names: with
 * `cssCodeSplit: false` the server's build puts all styles into one file, and pages would link both.
 */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /\.css(?:$|\?)/ }, handler: () => ({ code: '', map: null }) },
  };
}
