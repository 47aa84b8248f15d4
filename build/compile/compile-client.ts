import { join } from 'node:path';
import { build } from 'vite';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import type { ClientProgram } from './client-part.ts';
import { cssModuleName } from './css-module-name.ts';

/** Compiles a program for browsers from its `folder` into `outDir`, with the class names that the site has. */
export async function compileClient(program: ClientProgram, outDir: string): Promise<void> {
  const { folder, base, entries, namedEntries } = program;
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(folder, file)]));
  await build({
    configFile: false,
    plugins: [siteFolderPlugin()],
    resolve: { dedupe: ['react', 'react-dom'] },
    root: folder,
    base,
    logLevel: 'error', // Warnings are about packages' own "use client" lines only.
    css: { modules: { generateScopedName: cssModuleName } },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input,
        output: {
          // Several entries need every definition at once; left apart, each would be a request of its own.
          codeSplitting: { groups: [{ name: 'definitions', test: /site\/blocks\/[\w-]+\/definition\.ts$/ }] },
          entryFileNames: ({ name }) => (namedEntries.includes(name) ? '[name].js' : 'assets/[name].[hash].js'),
        },
      },
    },
  });
}
