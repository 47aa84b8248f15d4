import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { isOfLook } from '../create/write-site.ts';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { asJs, compileSource } from './compile-source.ts';
import type { packageManifest } from './package-manifest.ts';
import { siteLock } from './site-lock.ts';

const CREATE = join(PRODUCT, 'build/create');

/** Makes the package `create-pagewright` in a folder, which is emptied; `pagewright` is the manifest of the other. */
export async function makeCreatePackage(folder: string, pagewright: ReturnType<typeof packageManifest>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of globSync('*.{ts,mjs}', { cwd: CREATE, exclude: ['*.test.ts'] })) {
    const text = await readFile(join(CREATE, name), 'utf8');
    await writeFile(join(folder, asJs(`./${name}`)), compileSource(name, text, asJs));
  }
  for (const part of ['template', 'looks']) await cp(join(CREATE, part), join(folder, part), { recursive: true });
  await cp(join(PRODUCT, 'site/demo'), join(folder, 'looks/demo'), { recursive: true, filter: isOfLook });
  await cp(join(PRODUCT, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'site-lock.json'), JSON.stringify(siteLock(pagewright)));
  const { version, license } = manifest;
  const own = {
    ...{ name: 'create-pagewright', version, license, type: 'module' },
    description: 'Makes a site of Pagewright: npm create pagewright my-site',
    engines: { node: '>=20' },
    bin: { 'create-pagewright': './main.js' },
    dependencies: { '@clack/prompts': manifest.devDependencies['@clack/prompts'] },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}
