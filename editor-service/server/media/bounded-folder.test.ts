import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { boundedFolder } from './bounded-folder.ts';

const bytes = (size: number) => Buffer.alloc(size, 'x');

test('boundedFolder() removes the least recently used files', async () => {
  const folder = join(await temporaryFolder(), 'cache');
  const cache = boundedFolder(folder, 100);
  await cache.write('a', bytes(40));
  await cache.write('b', bytes(40));
  expect(await cache.read('a')).toEqual(bytes(40));
  await cache.write('c', bytes(40));
  expect((await readdir(folder)).sort()).toEqual(['a', 'c']);
  expect(await cache.read('b')).toBeNull();
  await cache.write('c', bytes(70));
  expect(await readdir(folder)).toEqual(['c']);
});

test('boundedFolder() counts the files of an earlier run', async () => {
  const folder = await temporaryFolder();
  await boundedFolder(folder, 100).write('a', bytes(60));
  const later = boundedFolder(folder, 100);
  expect(await later.read('a')).toEqual(bytes(60));
  await later.write('b', bytes(60));
  expect(await readdir(folder)).toEqual(['b']);
});
