import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Db } from '../drafts/database/open-database.ts';
import { openMigratedDatabase } from './migrated-database.ts';

/** An empty folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty, migrated database in a file that is removed after the test. */
export async function temporaryDatabase(): Promise<Db> {
  const db = await openMigratedDatabase(await temporaryFolder());
  onTestFinished(() => db.destroy());
  return db;
}

/** Counts the commits that the database's reader has seen. */
export async function dataVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select data_version as version from pragma_data_version`.execute(db);
  return rows[0]?.version ?? Number.NaN;
}
