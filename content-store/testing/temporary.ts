import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { migrateToLatest } from '../drafts/migrate.ts';
import { type Db, openDatabase } from '../drafts/open-database.ts';

/** An empty folder that disappears with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty, migrated database in a file that disappears with the test. */
export async function temporaryDatabase(): Promise<Db> {
  const db = openDatabase(join(await temporaryFolder(), 'drafts.sqlite'));
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  return db;
}
