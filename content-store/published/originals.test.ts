import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachedFolder } from '../files/cached-folder.ts';
import { originalPath } from '../model/published/published-path.ts';
import { mediaRecord } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { publishOriginals } from './originals.ts';
import { folderStore } from './store.ts';

test('publishOriginals() copies each original once, by its hash', async () => {
  const [mediaFolder, root] = [await temporaryFolder(), await temporaryFolder()];
  const store = folderStore(root);
  const shore = mediaRecord('shore', 'a');
  await writeFile(join(mediaFolder, `${shore.hash}.png`), 'pixels');
  await publishOriginals(store, cachedFolder(mediaFolder, null), [shore]);
  expect((await store.read(originalPath(shore.hash, 'png')))?.toString()).toBe('pixels');
  await rm(join(mediaFolder, `${shore.hash}.png`));
  await publishOriginals(store, cachedFolder(mediaFolder, null), [shore]);
});
