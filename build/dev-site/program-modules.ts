import type { ClientProgram } from '../compile/client-part.ts';

/** React's Fast Refresh must be installed before the first component is loaded. */
const PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/**
 * The scripts that pages load by a fixed name, by address: each imports the source of the entry it replaces.
 * `/_editor/canvas-entry.js` → the text that imports `canvas-entry.ts`
 */
export function programModules({ base, folder, entries, namedEntries }: ClientProgram): Record<string, string> {
  return Object.fromEntries(
    namedEntries.map((name) => [`${base}${name}.js`, `${PREAMBLE}await import('/${folder}/${entries[name]}');\n`]),
  );
}
