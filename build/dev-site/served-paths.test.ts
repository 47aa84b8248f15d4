import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { isModuleOf } from './served-paths.ts';

test('isModuleOf() knows what Vite makes for a site folder, and its public files, from pages', async () => {
  const siteDir = await temporaryFolder();
  // Vite's root shares a folder of the disk with the product.
  const compiledDir = join(PRODUCT, 'node_modules/.cache/served-paths');
  onTestFinished(() => rm(compiledDir, { recursive: true }));
  const files = ['own/texts.ts', 'vite/deps/react.js', 'site.json'].map((path) => join(compiledDir, path));
  for (const file of [...files, join(siteDir, 'public/favicon.svg')]) {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, '');
  }
  const program = {
    name: 'editor',
    folder: 'editor',
    sources: [],
    base: '/',
    target: [],
    entries: {},
    namedEntries: [],
    ownEntries: [],
  };
  const isModule = isModuleOf({ root: PRODUCT, siteDir, compiledDir }, program);
  expect(['/own/texts.ts', '/vite/deps/react.js', '/favicon.svg', '/@fs/site.ts'].map(isModule)).not.toContain(false);
  expect(['/', '/about', '/own'].map(isModule)).not.toContain(true);
});
