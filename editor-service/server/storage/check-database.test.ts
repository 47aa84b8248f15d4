import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { checkDatabase } from './storage.ts';

async function databaseFile(): Promise<string> {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const database = new SqliteDatabase(file);
  database.exec('create table texts (id integer primary key, text text)');
  const insert = database.prepare('insert into texts (text) values (?)');
  for (let row = 0; row < 500; row += 1) insert.run('A text. '.repeat(100));
  database.close();
  return file;
}

function damage(file: string): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(8192, 7), 0, 8192, Math.floor(statSync(file).size / 8192) * 4096);
  closeSync(descriptor);
}

test('checkDatabase() refuses a small damaged database at once', async () => {
  const file = await databaseFile();
  await checkDatabase(file);
  damage(file);
  expect(() => checkDatabase(file)).toThrow(DamagedDatabase);
});

test('checkDatabase() reports a large damaged database when a thread has read it', async () => {
  const file = await databaseFile();
  await checkDatabase(file, 0);
  damage(file);
  await expect(checkDatabase(file, 0)).rejects.toThrow(DamagedDatabase);
});
