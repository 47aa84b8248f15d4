import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { readSettings } from '../../runtime/settings.ts';
import { createDiskUse, sizeOfFolder } from './operator-warnings.ts';

it('sizeOfFolder() adds up files at any depth, without links and without what is absent', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'a/b'), { recursive: true });
  await writeFile(join(folder, 'one'), '1');
  await writeFile(join(folder, 'a/b/three'), '333');
  await symlink(join(folder, 'a'), join(folder, 'link'));
  expect(await sizeOfFolder(folder)).toBe(4);
  expect(await sizeOfFolder(join(folder, 'none'))).toBe(0);
});

it('createDiskUse() measures each folder, and remembers it', async () => {
  const dataDir = await temporaryFolder();
  const ask = createDiskUse(
    await temporaryDatabase(),
    readSettings({ DATA_DIR: dataDir, DIST_DIR: join(dataDir, 'x') }),
  );
  for (const [name, length] of [
    ['media', 5],
    ['images', 6],
    ['published', 7],
    ['x', 8],
  ] as const) {
    await mkdir(join(dataDir, name));
    await writeFile(join(dataDir, name, 'file'), ' '.repeat(length));
  }
  const use = await ask();
  expect(use).toMatchObject({ originals: 5, variants: 6, published: 7, site: 8, versions: 0 });
  expect(use.drafts).toBeGreaterThan(100_000);
  expect(use.free).toBeGreaterThan(0);
  await writeFile(join(dataDir, 'media/another'), 'more');
  expect(await ask()).toBe(use);
});
