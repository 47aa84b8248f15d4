import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { build, esmExternalRequirePlugin, type Plugin } from 'vite';
import { PRODUCT } from '../site-folder/site-folder.mjs';

const require = createRequire(join(PRODUCT, 'package.json'));
/** Shared with the blocks of a site folder, so there must be one copy. */
const SHARED = [/^react(?:\/|$)/, /^react-dom(?:\/|$)/, /^zod(?:\/|$)/];

export const staysOutside = (name: string): boolean => SHARED.some((shared) => shared.test(name));

/** The file of a module in the folder of bundled packages: `@base-ui/react/menu` → `@base-ui/react/menu.js` */
export const bundledFile = (name: string): string => (/\.(?:css|js)$/.test(name) ? name : `${name}.js`);

/**
 * Bundles modules of installed packages into a folder, each into a file of its own and what they share into others, with the
 * licences of all. Styles are copied.
 */
export async function bundlePackages(names: readonly string[], folder: string): Promise<void> {
  const modules = names.filter((name) => !name.endsWith('.css'));
  const packages = new Set<string>();
  await build({
    configFile: false,
    root: PRODUCT,
    publicDir: false,
    logLevel: 'error',
    // CommonJS in the bundle would otherwise call require('react') in the browser.
    plugins: [resolvedHere, esmExternalRequirePlugin({ external: SHARED }), noting(packages)],
    build: {
      target: 'esnext',
      outDir: folder,
      minify: true,
      lib: {
        entry: Object.fromEntries(modules.map((name) => [bundledFile(name).slice(0, -3), name])),
        formats: ['es'],
      },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' } },
    },
  });
  for (const name of names.filter((one) => one.endsWith('.css'))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(require.resolve(name), join(folder, name));
  }
  await writeFile(join(folder, 'LICENSES.txt'), [...packages].sort().map(licenceOf).join('\n\n'));
}

/** Vite takes an entry for a file of its root; here it is a module of a package. */
const resolvedHere: Plugin = {
  name: 'resolve-entries',
  resolveId(name, importer) {
    return importer
      ? null
      : this.resolve(posix.relative(PRODUCT, name), join(PRODUCT, 'package.json'), { skipSelf: true });
  },
};

/** Notes the folders of the packages that are bundled. */
function noting(packages: Set<string>): Plugin {
  return {
    name: 'note-packages',
    generateBundle: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const [found] = /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
          if (found) packages.add(found);
        }
      }
    },
  };
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder });
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`;
}
