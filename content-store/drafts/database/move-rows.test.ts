import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../../testing/temporary.ts';
import { migrateToLatest } from './migrate.ts';
import { moveRows } from './move-rows.ts';
import { type Db, openDatabase } from './open-database.ts';

const STORED = join(import.meta.dirname, '../../../tests/upgrades/data-2026-11/drafts.sqlite');

/** A database with content of every kind, in a file. */
const storedDatabase = async (): Promise<Db> => openedFile(await temporaryFolder(), STORED);

/** A database in a file, whatever engine these tests run on. */
async function openedFile(folder: string, copied?: string): Promise<Db> {
  const file = join(folder, 'drafts.sqlite');
  if (copied) await cp(copied, file);
  const db = await openDatabase(file);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  return db;
}

const rowsOf = (db: Db) =>
  db
    .selectFrom('pageHistory')
    .select(['pageId', 'revision', 'document'])
    .orderBy('pageId')
    .orderBy('revision')
    .execute();

test('moveRows() copies everything into a new database, which then gives the same numbers', async () => {
  const [from, to] = [await storedDatabase(), await temporaryDatabase()];
  const sums = await moveRows(from, to);
  for (const { table, rows } of sums) expect([table, await countOf(to, table)]).toEqual([table, rows]);
  expect(sums.filter(({ rows }) => rows > 0).length).toBeGreaterThan(15);
  expect(await rowsOf(to)).toEqual(await rowsOf(from));
  const entry = { at: '2026-11-23T00:00:00.000Z', actor: 'ada', action: 'login' as const, subject: '', address: '' };
  const ids = [];
  for (const db of [from, to])
    ids.push((await db.insertInto('audit').values(entry).returning('id').executeTakeFirst())?.id);
  expect(ids[1]).toBe(ids[0]);
});

test('moveRows() can be run again, and there and back', async () => {
  const [first, second, third] = [
    await storedDatabase(),
    await temporaryDatabase(),
    await openedFile(await temporaryFolder()),
  ];
  const sums = await moveRows(first, second);
  expect(await moveRows(first, second)).toEqual(sums);
  expect(await moveRows(second, third)).toEqual(sums);
});

test('moveRows() leaves nothing when it is cut off', async () => {
  const [from, to] = [await storedDatabase(), await temporaryDatabase()];
  const before = await countOf(to, 'roles');
  const cutOff = moveRows(from, to, (table) => {
    if (table === 'submissions') throw new Error('cut off');
  });
  await expect(cutOff).rejects.toThrow('cut off');
  expect([await countOf(to, 'users'), await countOf(to, 'roles')]).toEqual([0, before]);
  await moveRows(from, to);
});

test('moveRows() refuses a database with other content', async () => {
  const [from, to] = [await storedDatabase(), await storedDatabase()];
  await to.updateTable('users').set({ disabled: 1 }).execute();
  await expect(moveRows(from, to)).rejects.toMatchObject({ code: 'conflict' });
});

test('moveRows() knows every table', async () => {
  const db = await temporaryDatabase();
  const known = new Set((await moveRows(db, await temporaryDatabase())).map(({ table }) => table));
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const derived = /^(?:contentChanges|kysely_|sqlite_|longSignals$|pageTexts_)/;
  expect(tables.filter((table) => !known.has(table) && !derived.test(table))).toEqual([]);
});

const countOf = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
};
