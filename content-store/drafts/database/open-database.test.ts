import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ada, pageDraft } from '../../testing/documents.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { insertPage } from '../pages/pages.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

async function open(file: string, options = {}) {
  const db = await openDatabase(file, options);
  onTestFinished(() => db.destroy());
  return db;
}

test('openDatabase() uses write-ahead logging and full sync, and is private to its owner', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const db = await open(file);
  await migrateToLatest(db);
  const [mode, sync] = [await sql`pragma journal_mode`.execute(db), await sql`pragma synchronous`.execute(db)];
  expect(mode.rows).toEqual([{ journal_mode: 'wal' }]);
  expect(sync.rows).toEqual([{ synchronous: 2 }]);
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o777).toBe(0o600);
});

test('openDatabase() opens a read-only handle that sees commits at once and cannot write', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const db = await open(file);
  await migrateToLatest(db);
  const reader = await open(file, { readonly: true });
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  expect(await reader.selectFrom('pages').select('id').execute()).toEqual([{ id: page._id }]);
  await expect(insertPage(reader, pageDraft({ slug: 'more' }), ada)).rejects.toMatchObject({ code: 'unavailable' });
});

test('openDatabase() reports a damaged file with the remedy, and leaves the file unchanged', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  await writeFile(file, 'this was a database once '.repeat(100));
  await expect(openDatabase(file)).rejects.toThrow(/drafts\.sqlite is damaged; restore a backup with npm run restore/);
  expect((await readFile(file, 'utf8')).startsWith('this was a database once')).toBe(true);
});

test('migrateToLatest() runs each migration once', async () => {
  const db = await open(join(await temporaryFolder(), 'drafts.sqlite'));
  expect(await migrateToLatest(db)).toContain('0001-spine');
  expect(await migrateToLatest(db)).toEqual([]);
});

test('insertPage() waits for another process that is writing', async () => {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const db = await open(file);
  await migrateToLatest(db);
  const holdForOneSecond = `
    const database = new (require('better-sqlite3'))(process.argv[1]);
    database.exec('begin immediate');
    console.info('locked');
    setTimeout(() => database.exec('commit'), 1000);`;
  const other = spawn(process.execPath, ['-e', holdForOneSecond, file], { cwd: import.meta.dirname });
  await once(other.stdout, 'data');
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  expect(await insertPage(db, pageDraft({ slug: 'about' }), ada)).toMatchObject({ slug: 'about' });
  clearInterval(turning);
  expect(turns, 'everything else goes on').toBeGreaterThan(5);
});
