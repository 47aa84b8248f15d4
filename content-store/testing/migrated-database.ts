import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../drafts/database/migrate.ts';
import { type Db, openDatabase } from '../drafts/database/open-database.ts';
import { makePrivateFolder } from '../lock/private-folder.ts';
import { databaseIn, isOnSqlite } from './test-database.ts';

let migrated: Promise<Uint8Array> | undefined;

/**
 * Puts an empty, migrated database into a data folder; in a file, a copy of the first of this process, as all migrations take
 * longer than most tests.
 */
export async function putMigratedDatabase(folder: string): Promise<void> {
  makePrivateFolder(folder);
  if (!isOnSqlite) return await migrate(folder);
  migrated ??= migrateFile();
  await writeFile(databaseIn(folder), await migrated, { mode: 0o600 });
}

/** The same, and opens it. */
export async function openMigratedDatabase(folder: string): Promise<Db> {
  await putMigratedDatabase(folder);
  return await openDatabase(databaseIn(folder));
}

async function migrateFile(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  await migrate(folder);
  const bytes = await readFile(databaseIn(folder));
  await rm(folder, { recursive: true });
  return bytes;
}

async function migrate(folder: string): Promise<void> {
  await using db = await openDatabase(databaseIn(folder));
  await migrateToLatest(db);
}
