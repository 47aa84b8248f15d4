import { join } from 'node:path';
import { build } from 'vite';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import type { ClientProgram } from './client-part.ts';
import { cssModuleName } from './css-module-name.ts';

/** Compiles a browser program from its `folder` into `outDir`, with the same class names as the site. */
export async function compileClient(program: ClientProgram, outDir: string): Promise<void> {
  const { folder, base, entries, namedEntries } = program;
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(folder, file)]));
  await build({
    configFile: false,
    plugins: [siteFolderPlugin()],
    resolve: { dedupe: ['react', 'react-dom'] },
    root: folder,
    base,
    logLevel: 'error', // The only warnings are about "use client" directives in packages.
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
          // Several entries need all definitions at once; without a group each would be a separate request.
          codeSplitting: { groups: [{ name: 'definitions', test: /site\/blocks\/[\w-]+\/definition\.ts$/ }] },
          entryFileNames: ({ name }) => (namedEntries.includes(name) ? '[name].js' : 'assets/[name].[hash].js'),
        },
      },
    },
  });
}
