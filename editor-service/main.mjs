// Plain JavaScript, so that the cache of compiled modules is on before the first of them is loaded: without it Node strips
// the types of main.ts, and of all that it imports, at every start.
import '../build/require-node.mjs';

await import('./main.ts');
