import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { copyDatabase } from './copy-database.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test('copyDatabase() copies what is there, and nothing of what was deleted', async () => {
  const folder = await temporaryFolder();
  const [file, copy] = [join(folder, 'drafts.sqlite'), join(folder, 'copy.sqlite')];
  await using db = await openDatabase(file);
  await migrateToLatest(db);
  const rows = ['kept words', 'secret words'].map((document) => ({ hash: document, document: document.repeat(2000) }));
  await db.insertInto('publishedCopies').values(rows).execute();
  await db.deleteFrom('publishedCopies').where('hash', '=', 'secret words').execute();
  await copyDatabase(file, copy);
  const bytes = await readFile(copy, 'latin1');
  expect([bytes.includes('kept words'), bytes.includes('secret words')]).toEqual([true, false]);
});
