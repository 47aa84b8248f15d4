import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import { brokenExtensions, withoutBroken } from './broken-extensions.ts';
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
  /** The oldest browsers that must run it, as Vite's `build.target`. */
  target: string[];
  /** Entry files by name, relative to `folder`. */
  entries: Record<string, string>;
  /** Entries whose file name gets no hash, because pages load them by that name. */
  namedEntries: readonly string[];
  /** The same for what only its own page loads; a compile for development has them, too. */
  ownEntries: readonly string[];
}

export const clientPart = (program: ClientProgram): CompiledPart => ({
  name: program.name,
  sources: [...SITE.sources, ...program.sources],
  compileInto: (folder) => compileUsable(program, folder),
});

/** What a site folder adds to the editor is left out, with a sentence, where it cannot be compiled. */
async function compileUsable(program: ClientProgram, outDir: string): Promise<void> {
  try {
    await compileClient(program, outDir, []);
  } catch (error) {
    const { siteDir } = siteFolder();
    const broken = await brokenExtensions(siteDir);
    if (broken.size === 0) throw error;
    for (const [file, reason] of broken) console.warn(`site folder: ${file}: ${reason}`);
    await compileClient(program, outDir, [withoutBroken(siteDir, broken)]);
  }
}

/** Without this zod tries `new Function` when it loads, and the service's policy reports that as a violation. */
const NO_EVAL = 'globalThis.__zod_globalConfig ??= { jitless: true };';

/** A module of the part of a program that is loaded at once. */
const FIRST: Rolldown.BuiltinModuleTag[] = ['$initial'];

/** Matches modules of the product, wherever it is installed. */
const inProduct = (path: RegExp) => (id: string) =>
  id.startsWith(`${PRODUCT}/`) && path.test(id.slice(PRODUCT.length + 1));

/**
 * Modules that are needed together form one file; otherwise each shared module would be a file. Opening the editor takes
 * 64 requests instead of 177, and three quarters of the time. The first matching group gets a module.
 */
const TOGETHER: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|preload-helper/ },
  { name: 'definitions', test: inProduct(/^site\/blocks\/[^/]+\/definition\.[jt]s$/) },
  { name: 'store', test: inProduct(/^(?:editor-service|content-store|site)\//), tags: FIRST, minShareCount: 2 },
  { name: 'views', test: inProduct(/^site\/(?:blocks|cards|chrome|elements|headers|templates)\/(?!.*Panel)/) },
];

/** Compiles a browser program from its `folder` into `outDir`, with the same class names as the site. */
async function compileClient(program: ClientProgram, outDir: string, plugins: Plugin[]): Promise<void> {
  const { base, entries, namedEntries, ownEntries } = program;
  const folder = join(PRODUCT, program.folder);
  const { build } = await import('vite');
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(folder, file)]));
  await build({
    configFile: false,
    plugins: [...plugins, siteFolderPlugin()],
    resolve: { dedupe: ['react', 'react-dom'] },
    root: folder,
    base,
    logLevel: 'error', // The only warnings are about "use client" directives in packages.
    css: { modules: { generateScopedName: cssModuleName } },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      target: program.target,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input,
        output: {
          codeSplitting: { groups: TOGETHER },
          banner: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/node_modules/zod/')) ? NO_EVAL : ''),
          entryFileNames: ({ name }) =>
            [...namedEntries, ...ownEntries].includes(name) ? '[name].js' : 'assets/[name].[hash].js',
        },
      },
    },
  });
}
