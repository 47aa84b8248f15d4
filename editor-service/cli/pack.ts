import '#build/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeCreatePackage } from '#build/package/make-create-package.ts';
import { makePackage } from '#build/package/make-package.ts';
import { PRODUCT } from '#build/site-folder/site-folder.mjs';
import { EDITOR } from './editor-program.ts';

/** `npm run pack [-- DIR]`: writes both packages as a registry would get them, into `packed/`. */
const packed = resolve(PRODUCT, process.argv[2] ?? 'packed');
for (const old of globSync('*.tgz', { cwd: packed })) rmSync(join(packed, old));
const pagewright = await makePackage(join(packed, 'pagewright'), {
  browserFolder: EDITOR.folder,
  command: 'editor-service/cli/pagewright.mjs',
});
await makeCreatePackage(join(packed, 'create-pagewright'), pagewright);
const words = ['pack', './pagewright', './create-pagewright', '--ignore-scripts', '--loglevel=error'];
const { status } = spawnSync('npm', words, { cwd: packed, stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) throw new Error('npm cannot pack the packages');
