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
