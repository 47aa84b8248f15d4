import { join } from 'node:path';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import type { CompiledPart } from './compile.ts';
import { cssModuleName } from './css-module-name.ts';
import { SITE } from './site-part.ts';

/** A browser program that is compiled beside the site and shares the site's components. */
export interface ClientProgram {
  /** The folder of its compiled output. */
  name: string;
  /** The folder of its sources, relative to the product; its `public/` folder is copied unchanged. */
  folder: string;
  /** Its sources besides those of the site. */
  sources: readonly string[];
  /** The address it is served at, e.g. `/_editor/`. */
  base: string;
  /** Entry files by name, relative to `folder`. */
  entries: Record<string, string>;
  /** Entries whose file name gets no hash, because pages load them by that name. */
  namedEntries: readonly string[];
}

export const clientPart = (program: ClientProgram): CompiledPart => ({
  name: program.name,
  sources: [...SITE.sources, ...program.sources],
  compileInto: (folder) => compileClient(program, folder),
});

/** Without this zod tries `new Function` when it loads, and the service's policy reports that as a violation. */
const NO_EVAL = 'globalThis.__zod_globalConfig ??= { jitless: true };';

/** What the first screen needs anyway, in two files: each module shared by later parts would be a request of its own. */
const TOGETHER = [
  { name: 'definitions', test: /site\/blocks\/[\w-]+\/definition\.ts$/ },
  {
    name: 'store',
    test: /editor\/(?:store|workbench|session|saving|input|shortcuts)\/|model\/values\//,
    minShareCount: 3,
  },
];

/** Compiles a browser program from its `folder` into `outDir`, with the same class names as the site. */
async function compileClient(program: ClientProgram, outDir: string): Promise<void> {
  const { base, entries, namedEntries } = program;
  const folder = join(PRODUCT, program.folder);
  const { build } = await import('vite');
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
          codeSplitting: { groups: TOGETHER },
          banner: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/node_modules/zod/')) ? NO_EVAL : ''),
          entryFileNames: ({ name }) => (namedEntries.includes(name) ? '[name].js' : 'assets/[name].[hash].js'),
        },
      },
    },
  });
}
