import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { ContentCache } from './content-cache.ts';
import { fileUnder } from './find-file.ts';

const KB = 1024;

test('ContentCache counts compressed forms, and evicts what was least recently read', async () => {
  const folder = await temporaryFolder();
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await writeFile(join(folder, name), randomBytes(10 * KB));
  const cache = new ContentCache(45 * KB);
  const read = async (name: string) => {
    const file = fileUnder(folder, name);
    if (!file) throw new Error(`${name} is missing`);
    return cache.read(file);
  };
  const [a, b] = [await read('a.txt'), await read('b.txt')];
  expect(await read('a.txt')).toBe(a);
  await (await read('a.txt')).encoded('br'); // 30 KB by now: random bytes do not shrink
  await read('c.txt');
  expect([await read('a.txt'), await read('b.txt')]).toEqual([a, b]);
  await (await read('b.txt')).encoded('gzip'); // over 45 KB: c is the oldest
  expect(await read('b.txt')).toBe(b);
  expect(await read('a.txt')).toBe(a);
});
