import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { bundledFile, bundlePackages, staysOutside } from './bundle-packages.ts';
import { asJs, compileSource, importsOf } from './compile-source.ts';
import { packageManifest } from './package-manifest.ts';
import { packageSources, type Sources } from './package-sources.ts';
import { writeDeclarations } from './write-declarations.ts';

/** 28 MB, of which the service needs one function. */
const LARGE = /^date-fns(?:\/|$)/;

/** What of the product is known only above this room. */
export interface PackedPrograms {
  /** The folder of the browser program whose packages are bundled. */
  browserFolder: string;
  /** The file of the command `pagewright`. */
  command: string;
}

/** Makes the package `pagewright` in a folder, which is emptied. Returns its package.json. */
export async function makePackage(folder: string, { browserFolder, command }: PackedPrograms) {
  await rm(folder, { recursive: true, force: true });
  const sources = packageSources();
  const { bundled, others } = packagesOf(sources, `${browserFolder}/`);
  const renamed = (name: string) => (bundled.has(name) ? `#vendor/${bundledFile(name)}` : asJs(name));
  for (const [path, text] of sources) {
    const isCompiled = isModule(path);
    const file = join(folder, isCompiled ? path.replace(/(?<!\.d)\.ts$/, '.js') : path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, isCompiled ? compileSource(path, text, renamed) : text);
  }
  await bundlePackages([...bundled], join(folder, 'vendor'));
  await writeDeclarations(Object.values(manifest.exports), join(folder, 'types'));
  await cp(join(PRODUCT, 'build/package/files'), folder, { recursive: true });
  await rename(join(folder, '_tsconfig.json'), join(folder, 'tsconfig.json'));
  const made = packageManifest(others, command);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

const isModule = (path: string): boolean => /\.(?:tsx?|mjs|js|astro|css)$/.test(path);

/** The modules of other packages. Large ones, and those that only the browser program imports, are bundled instead of installed. */
function packagesOf(sources: Sources, browserFolder: string) {
  const bundled = new Set<string>();
  const others = new Set<string>();
  for (const [path, text] of sources) {
    if (!isModule(path)) continue;
    for (const { name } of importsOf(path, text)) {
      if (!/^[a-z@]/.test(name) || /^(?:node|data):/.test(name) || name.startsWith(manifest.name)) continue;
      const isBundled = LARGE.test(name) || (path.startsWith(browserFolder) && !staysOutside(name));
      (isBundled ? bundled : others).add(name.split('?')[0] ?? name);
    }
  }
  return { bundled: new Set([...bundled].filter((name) => !others.has(name))), others };
}
