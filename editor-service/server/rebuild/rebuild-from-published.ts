import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres, withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { countRows } from '#content-store/drafts/database/list-queries.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import { fetchPublished } from '#content-store/published/fetch-published.ts';
import { holdAlone } from '../data-folder/hold-alone.ts';
import { openSiteStore } from '../data-folder/site-store.ts';
import type { Settings } from '../runtime/settings.ts';
import { type Rebuilt, rebuildContent } from './rebuild-content.ts';

/** What was rebuilt, from which folder, and the files that were in the way, under their new names. */
export type RebuiltSite = Rebuilt & { contentDir: string; setAside: string[] };

/**
 * Makes a lost database again from the published files, which are only read: those of the bucket, if there is one. Cut off, it
 * can be run again. Throws AppError `conflict` while a service runs, or if a database is there; `not-found` without
 * published files.
 */
export async function rebuildFromPublished(settings: Settings): Promise<RebuiltSite> {
  const { dataDir, databaseAddress } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  requireNoCutOffRestore(dataDir);
  const release = lockDataFolder(dataDir);
  try {
    if (!isPostgres(databaseAddress)) return await rebuildFile(settings);
    return { ...(await rebuildIn(databaseAddress, settings)), setAside: [] };
  } finally {
    release();
  }
}

/** The file gets its name last: a rebuild that is cut off leaves no database. */
async function rebuildFile(settings: Settings): Promise<RebuiltSite> {
  const file = settings.databaseAddress;
  if (existsSync(file) && statSync(file).size > 0) throw notEmpty(file);
  const unfinished = `${file}.rebuilding`;
  await removeDatabase(unfinished);
  try {
    const rebuilt = await rebuildIn(unfinished, settings);
    const setAside = await setAsideDatabase(file);
    await rename(unfinished, file);
    return { ...rebuilt, setAside };
  } finally {
    await removeDatabase(unfinished);
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const one of filesOfDatabase(file)) await rm(one, { force: true });
}

/** What is left of a database would be taken for a part of the new one. Returns the new names of its files. */
async function setAsideDatabase(file: string): Promise<string[]> {
  const end = `.set-aside-${new Date().toISOString().replace(/\W/g, '')}`;
  const left = filesOfDatabase(file).filter((one) => existsSync(one));
  for (const one of left) await rename(one, one + end);
  return left.map((one) => one + end);
}

async function rebuildIn(databaseAddress: string, settings: Settings): Promise<Omit<RebuiltSite, 'setAside'>> {
  const db = openDatabase(databaseAddress);
  try {
    const release = await holdAlone(db, databaseAddress);
    try {
      return await rebuild(db, settings);
    } finally {
      await release();
    }
  } finally {
    await db.destroy();
  }
}

/** All in one transaction, so that a database on a server is empty as long as it is not whole. */
async function rebuild(db: Db, settings: Settings): Promise<Omit<RebuiltSite, 'setAside'>> {
  await migrateToLatest(db);
  for (const table of ['domains', 'pages', 'submissions'] as const) {
    if ((await countRows(db.selectFrom(table))) > 0) throw notEmpty(withoutPassword(settings.databaseAddress));
  }
  const { bucket, originals } = openSiteStore(settings);
  const fetched = join(settings.dataDir, 'rebuilding');
  const contentDir = bucket && (await hasPublished(bucket)) ? fetched : settings.contentDir;
  if (bucket && contentDir === fetched) await fetchPublished(bucket, fetched);
  const stamp = { at: new Date().toISOString(), by: 'published files' };
  const rebuilt = await transact(db, (transaction) =>
    rebuildContent({ db: transaction, contentDir, originals }, stamp),
  );
  await rm(fetched, { recursive: true, force: true });
  return { ...rebuilt, contentDir };
}

async function hasPublished(bucket: FileStore): Promise<boolean> {
  for await (const { key } of areaOf(bucket, AREAS.published).list()) return key !== '';
  return false;
}

const notEmpty = (database: string) =>
  new AppError(
    'conflict',
    `${database} is not empty, and nothing is rebuilt over it. If it is not needed, move it elsewhere first`,
  );
