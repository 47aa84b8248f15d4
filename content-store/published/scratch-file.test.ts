import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { ScratchFile } from './scratch-file.ts';

test('ScratchFile keeps texts of any length, in a file without a name', async () => {
  const folder = await temporaryFolder();
  const file = new ScratchFile(folder);
  const texts = ['', 'short', 'Straße '.repeat(3000), 'x'.repeat(4096)];
  const places = texts.map((text) => file.add(text));
  expect(places.map((place) => file.read(place))).toEqual(texts);
  expect(readdirSync(folder)).toEqual([]);
});

test('ScratchFile gives the place of a removed text to one of the same size, and only that', async () => {
  const file = new ScratchFile(await temporaryFolder());
  const [first, second] = [file.add('a'.repeat(5000)), file.add('b'.repeat(100))];
  file.remove(first);
  const small = file.add('c'.repeat(100));
  const large = file.add('d'.repeat(6000));
  expect(Math.floor(large / 2 ** 26)).toBe(Math.floor(first / 2 ** 26));
  expect([small, second, large].map((place) => file.read(place)[0])).toEqual(['c', 'b', 'd']);
});

test('ScratchFile is read by others through its descriptor', async () => {
  const file = new ScratchFile(await temporaryFolder());
  const place = file.add('shared');
  expect(new ScratchFile(undefined, file.descriptor).read(place)).toBe('shared');
});
