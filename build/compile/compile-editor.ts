import { join } from 'node:path';
import { build } from 'vite';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import { cssModuleName } from './css-module-name.ts';

/**
 * Compiles the in-page editor from `editor-service/editor` into `outDir`, which the service offers at `/_editor/`:
 * `index.html` is the shell; `canvas-entry.js` keeps its name, because the pages in the canvas load it by that name.
 * `editor-service/editor/public` is copied as it is.
 */
export async function compileEditor(root: string, outDir: string): Promise<void> {
  const source = join(root, 'editor-service/editor');
  await build({
    configFile: false,
    plugins: [siteFolderPlugin()],
    resolve: { dedupe: ['react', 'react-dom'] },
    root: source,
    base: '/_editor/',
    logLevel: 'error', // Warnings are about packages' own "use client" lines only.
    css: { modules: { generateScopedName: cssModuleName } },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { shell: join(source, 'index.html'), 'canvas-entry': join(source, 'canvas-entry.ts') },
        output: {
          // Shell and canvas both need every definition at once; left apart, each would be a request of its own.
          codeSplitting: { groups: [{ name: 'definitions', test: /site\/blocks\/[\w-]+\/definition\.ts$/ }] },
          entryFileNames: ({ name }) => (name === 'canvas-entry' ? '[name].js' : 'assets/[name].[hash].js'),
        },
      },
    },
  });
}
