import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireParts, siteOfBucket, siteOfFolder } from '#build/parts/find-parts.ts';
import { siteState } from '#content-store/drafts/content/site-state.ts';
import { filesOfDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres, withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { AREAS, type FileStore } from '#content-store/files/file-store.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import { fetchPublished } from '#content-store/published/fetch-published.ts';
import { folderStore } from '#content-store/published/store.ts';
import { holdAlone } from '../data-folder/hold-alone.ts';
import { openSiteStore } from '../data-folder/site-store.ts';
import type { Settings } from '../runtime/settings.ts';
import { type Rebuilt, rebuildContent } from './rebuild-content.ts';

/** What was rebuilt, from which folder, and the new names of what was left of the database. */
export type RebuiltSite = Rebuilt & { contentDir: string; setAside: string[] };

/**
 * Makes a lost database again from the published files, which are only read: those of the bucket, if there is one. Cut off, it
 * can be run again. Throws AppError `conflict` while a service runs, when the database has content, or when this machine has
 * other published files than the bucket; `not-found` without any.
 */
export async function rebuildFromPublished(settings: Settings): Promise<RebuiltSite> {
  const { dataDir, databaseAddress } = settings;
  requireNoCutOffRestore(dataDir);
  await requireParts(settings, 'rebuild');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = lockDataFolder(dataDir);
  try {
    if (!isPostgres(databaseAddress)) return await rebuildFile(settings);
    const rebuilt = await onDatabase(databaseAddress, async (db) => {
      await requireNoContent(db, databaseAddress);
      return await rebuild(db, settings);
    });
    return { ...rebuilt, setAside: [] };
  } finally {
    release();
  }
}

/** The file gets its name last: a rebuild that is cut off leaves no database. */
async function rebuildFile(settings: Settings): Promise<RebuiltSite> {
  const file = settings.databaseAddress;
  const unfinished = `${file}.rebuilding`;
  if (existsSync(file) && statSync(file).size > 0) await onDatabase(file, (db) => requireNoContent(db, file));
  await removeDatabase(unfinished);
  try {
    const rebuilt = await onDatabase(unfinished, (db) => rebuild(db, settings));
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

/** Works on a migrated database that no service uses. */
async function onDatabase<Result>(address: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(address);
  try {
    const release = await holdAlone(db, address);
    try {
      await migrateToLatest(db);
      return await work(db);
    } finally {
      await release();
    }
  } finally {
    await db.destroy();
  }
}

async function requireNoContent(db: Db, address: string): Promise<void> {
  if (!(await siteState(db)).hasContent) return;
  const message = `${withoutPassword(address)} is not empty, and nothing is rebuilt over it.`;
  throw new AppError('conflict', `${message} If it is not needed, move it elsewhere first`);
}

/** All in one transaction, so that a database on a server is empty as long as it is not whole. */
async function rebuild(db: Db, settings: Settings): Promise<Omit<RebuiltSite, 'setAside'>> {
  const { bucket, originals } = openSiteStore(settings);
  const fetched = join(settings.dataDir, 'rebuilding');
  const isInBucket = bucket !== null && (await hasPublished(bucket));
  if (isInBucket) {
    await fetchPublished(bucket, fetched);
    await requireSame(settings.contentDir, fetched);
  }
  const contentDir = isInBucket ? fetched : settings.contentDir;
  const site = await (isInBucket ? siteOfBucket(bucket) : siteOfFolder(contentDir));
  const stamp = { at: new Date().toISOString(), by: 'published files' };
  const rebuilt = await transact(db, async (transaction) => {
    // Its dist and its published files carry the id.
    if (site) await transaction.updateTable('site').set({ id: site }).execute();
    return rebuildContent({ db: transaction, contentDir, originals }, stamp);
  });
  await rm(fetched, { recursive: true, force: true });
  return { ...rebuilt, contentDir };
}

/** The next start makes the files of this machine those of the bucket. */
async function requireSame(folder: string, fetched: string): Promise<void> {
  const [here, inBucket] = [folderStore(folder), folderStore(fetched)];
  for (const path of await here.list()) {
    const bytes = await inBucket.read(path);
    if (bytes && (await here.read(path))?.equals(bytes)) continue;
    const message = `${folder} has another ${path} than the bucket, or the only one.`;
    throw new AppError('conflict', `${message} The bucket's files are used: move the folder elsewhere first`);
  }
}

async function hasPublished(bucket: FileStore): Promise<boolean> {
  for await (const _ of bucket.list(AREAS.published)) return true;
  return false;
}
