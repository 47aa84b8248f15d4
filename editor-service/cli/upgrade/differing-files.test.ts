import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { differingFiles } from './differing-files.ts';

test('differingFiles() counts what two packages do not have alike, whatever is installed inside', async () => {
  const [one, parent] = [await temporaryFolder(), await temporaryFolder()];
  const other = join(parent, 'node_modules/pagewright');
  await mkdir(join(one, 'build'));
  await writeFile(join(one, 'package.json'), '{}');
  await writeFile(join(one, 'build/a.js'), '1');
  await cp(one, other, { recursive: true });
  await mkdir(join(other, 'node_modules'));
  await writeFile(join(other, 'node_modules/inside'), '');
  expect(differingFiles(one, other)).toBe(0);
  await writeFile(join(other, 'build/a.js'), '2');
  await writeFile(join(other, 'more'), '');
  await rm(join(other, 'package.json'));
  expect([differingFiles(one, other), differingFiles(other, one)]).toEqual([3, 3]);
});
