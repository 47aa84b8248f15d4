import { join, posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import type { CompiledPart } from './compile.ts';
import type { StampedPart } from './stamp.ts';

/** A program that runs in Node, and its threads. */
export interface ServerProgram extends StampedPart {
  /** Modules of the product that become files of these names; `<name>.mjs` in the compiled folder. */
  entries: Readonly<Record<string, string>>;
}

/** Those that a site folder's modules need the same copy of, those with native code or files of their own, compilers, and optional ones. */
const OUTSIDE = [
  /^(?:react|react-dom|zod)(?:\/|$)/,
  /^(?:better-sqlite3|bcrypt|sharp|libheif-js|pg|pino|pino-pretty)(?:\/|$)/,
  /^(?:astro|vite|rolldown|typescript)(?:\/|$)/,
  /^(?:@aws-sdk\/client-s3|openid-client)(?:\/|$)/,
  /^#own\//,
];

/**
 * A program as a few files: Node takes half a millisecond for each module that it loads, and there are 1,800. Nothing changes but
 * that; what its modules find by their address is found where they are.
 */
export const serverPart = ({ entries, ...part }: ServerProgram): CompiledPart => ({
  ...part,
  compileInto: async (folder) => {
    const { build } = await import('vite');
    const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(PRODUCT, file)]));
    await build({
      configFile: false,
      root: PRODUCT,
      publicDir: false,
      logLevel: 'error',
      plugins: [addresses(part.name, entries)],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        target: 'esnext',
        minify: false,
        outDir: folder,
        rolldownOptions: {
          input,
          external: OUTSIDE,
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
  },
});

const THREAD = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Lets modules find their threads among the entries, and all other files by where their source is. */
function addresses(name: string, entries: ServerProgram['entries']): Plugin {
  const names = new Map(Object.entries(entries).map(([entry, file]) => [file, entry]));
  const from = join(siteFolder().compiledDir, name);
  return {
    name: 'addresses',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.' },
      handler(code, id) {
        if (!id.startsWith(PRODUCT + sep)) return null;
        const source = relative(PRODUCT, id).split(sep).join('/');
        if (source.includes('node_modules/')) return null; // The product itself may be in such a folder.
        const own = JSON.stringify(relative(from, id).split(sep).join('/'));
        return code
          .replaceAll(THREAD, (whole, path: string) => {
            const entry = names.get(posix.join(posix.dirname(source), path));
            return entry === undefined ? whole : `new URL('./${entry}.mjs', import.meta.here)`;
          })
          .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${own}, import.meta.url).href`)
          .replaceAll('import.meta.here', 'import.meta.url');
      },
    },
  };
}
