import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../../testing/temporary.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { compareVersions, PRODUCT_VERSION, requireNoNewerVersion, requireNoNewerVersionAt } from './product-version.ts';

const NEWER = 'This data folder was last used by Pagewright 99.0.0; this is ';

test('compareVersions() counts numbers, and puts a prerelease before its release', () => {
  const sorted = ['', '0.1.0', '0.2.0-next.2', '0.2.0-next.10', '0.2.0', '0.2.1', '0.10.0', '1.0.0'];
  expect(sorted.toReversed().sort(compareVersions)).toEqual(sorted);
  expect(compareVersions('0.2.0', '0.2.0')).toBe(0);
});

test('migrateToLatest() records the version, and refuses data that a newer one has used', async () => {
  const db = await temporaryDatabase();
  expect(await db.selectFrom('site').select('version').execute()).toEqual([{ version: PRODUCT_VERSION }]);
  await db.updateTable('site').set({ version: '0.0.1' }).execute();
  await migrateToLatest(db);
  expect(await db.selectFrom('site').select('version').execute()).toEqual([{ version: PRODUCT_VERSION }]);
  await db.updateTable('site').set({ version: '99.0.0' }).execute();
  await expect(requireNoNewerVersion(db)).rejects.toThrow(NEWER);
  await expect(migrateToLatest(db)).rejects.toMatchObject({ code: 'conflict' });
  expect(await db.selectFrom('site').select('version').execute()).toEqual([{ version: '99.0.0' }]);
});

test('requireNoNewerVersionAt() looks at nothing but the version, and makes no database', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  await requireNoNewerVersionAt(file);
  const db = await openDatabase(file);
  await requireNoNewerVersionAt(file);
  await migrateToLatest(db);
  await requireNoNewerVersionAt(file);
  await db.updateTable('site').set({ version: '99.0.0' }).execute();
  await db.destroy();
  await expect(requireNoNewerVersionAt(file)).rejects.toThrow(NEWER);
});
