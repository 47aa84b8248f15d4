import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { executedMigrations } from '#content-store/drafts/database/executed-migrations.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { PRODUCT_VERSION } from '#content-store/drafts/database/product-version.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { lookAt, openMigrated } from './open-parts.ts';

const OLD = 'tests/upgrades/data-2026-11/drafts.sqlite';

test('openMigrated() copies a database of an earlier version first, keeps the last two copies, and says so', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'drafts.sqlite');
  for (const version of ['0.0.1', '0.0.2']) await copyFile(OLD, `${file}.before-${version}`);
  await copyFile(OLD, file);
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const _ of ['the first', 'one that migrates nothing']) await (await openMigrated(file)).destroy();
  const copy = `${file}.before-${PRODUCT_VERSION}`;
  expect(info.mock.calls).toEqual([[expect.stringContaining(copy)]]);
  info.mockRestore();
  expect((await readdir(folder)).sort()).toEqual([
    'drafts.sqlite',
    'drafts.sqlite.before-0.0.2',
    `drafts.sqlite.before-${PRODUCT_VERSION}`,
  ]);
  const migrations = await Promise.all([OLD, copy, file].map(migrationsIn));
  expect(migrations[1]).toEqual(migrations[0]);
  expect(migrations[2]).toContain('0032-product-version');
  expect(migrations[0]).not.toContain('0032-product-version');
});

test('lookAt() refuses a database that a newer version has used', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const db = await openMigrated(file);
  await db.updateTable('site').set({ version: '99.0.0' }).execute();
  await db.destroy();
  await expect(lookAt(file)).rejects.toThrow('last used by Pagewright 99.0.0');
});

async function migrationsIn(file: string): Promise<string[]> {
  await using db = await openDatabase(file, { readonly: true });
  return (await executedMigrations(db)).map(({ name }) => name);
}
