import { statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { migrateToLatest } from '../migrate.ts';
import { type Db, engineFor, openDatabase } from '../open-database.ts';

const MEGABYTE = 1024 * 1024;

/** Writes 20 MB, deletes them, and resolves with the size of the file then, in bytes. */
async function fillAndEmpty(db: Db, file: string): Promise<number> {
  for (let id = 0; id < 20; id += 1) {
    const pattern = { id: String(id), domainId: 'main', name: '', updatedAt: '', updatedBy: '' };
    await db
      .insertInto('patterns')
      .values({ ...pattern, contents: 'x'.repeat(MEGABYTE) })
      .execute();
  }
  await db.deleteFrom('patterns').execute();
  checkpoint(file);
  return statSync(file).size;
}

/** Writes the log back into the file, as the service does now and then. */
function checkpoint(file: string): void {
  const database = new SqliteDatabase(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

test('shrink() gives the space of deleted rows back, after another program has written', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const db = await openDatabase(file);
  await migrateToLatest(db);
  expect(await fillAndEmpty(db, file)).toBeGreaterThan(20 * MEGABYTE);
  const other = new SqliteDatabase(file);
  other.exec('begin immediate');
  setTimeout(() => other.close(), 30);
  await engineFor(db).shrink();
  checkpoint(file);
  expect(await engineFor(db).size()).toBeLessThan(2 * MEGABYTE);
  await db.destroy();
});

test('prepareToShrink() lets a database of an earlier version shrink, and keeps what is in it', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const old = new SqliteDatabase(file);
  old.pragma('journal_mode = WAL');
  old.exec('create table "before" ("id" integer)');
  old.close();
  const db = await openDatabase(file);
  await migrateToLatest(db);
  await engineFor(db).prepareToShrink();
  await fillAndEmpty(db, file);
  await engineFor(db).shrink();
  checkpoint(file);
  expect(await engineFor(db).size()).toBeLessThan(2 * MEGABYTE);
  expect(await db.selectFrom('roles').select('id').execute()).toHaveLength(3);
  await db.destroy();
});
