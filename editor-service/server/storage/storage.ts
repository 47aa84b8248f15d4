import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { markPart } from '#build/parts/find-parts.ts';
import type { Need } from '#build/parts/judge-parts.ts';
import { startThread } from '#build/threads/thread.ts';
import { requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import { hasEndedInOrder, lockDataFolder, requireNoService } from '#content-store/drafts/database/lock.ts';
import { engineFor } from '#content-store/drafts/database/open-database.ts';
import { siteId } from '#content-store/drafts/site/site-state.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { makeFolder, makePrivateFolder } from '#content-store/lock/private-folder.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import { removeLeftovers } from '#content-store/published/write.ts';
import type { Settings } from '../runtime/settings.ts';
import { holdAlone, openMigrated, requireSite } from './open-parts.ts';

/** Paths inside the data folder. */
export function foldersOf({ dataDir }: Pick<Settings, 'dataDir'>) {
  return {
    media: join(dataDir, 'media'),
    images: join(dataDir, 'images'),
    mail: join(dataDir, 'mail'),
    /** What visitors asked for of a site in a bucket. */
    site: join(dataDir, 'site'),
  };
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/**
 * Locks the data folder for this process and migrates its database. Throws AppError `conflict` if another process has
 * locked it, a restore was cut off, or what is there of a site is not what is needed, or DamagedDatabase, before anything
 * is written. A large database is still being checked then: `isWhole` rejects with DamagedDatabase.
 */
export async function openStorage(settings: Settings, need: Need) {
  requireNoCutOffRestore(settings.dataDir);
  requireNoService(settings.dataDir);
  await requireSite(settings, need);
  await makeDataFolder(settings);
  const wasKilled = !hasEndedInOrder(settings.dataDir);
  const release = lockDataFolder(settings.dataDir);
  try {
    const database = settings.databaseAddress;
    const isThere = !isPostgres(database) && existsSync(database);
    /** The service was killed and the file with its last changes is gone: those not in the published files are lost. */
    const hasLostChanges = isThere && wasKilled && !existsSync(`${database}-wal`);
    const isWhole = isThere ? checkDatabase(database) : Promise.resolve();
    isWhole.catch(() => {}); // the service reports it
    const db = await openMigrated(database);
    const site = await siteId(db);
    await removeLeftovers(settings.contentDir);
    if (need !== 'database') await markPart(folderFiles(settings.contentDir), site);
    await engineFor(db).prepareToShrink();
    const close = async (): Promise<void> => {
      await db.destroy();
      release();
    };
    return { db, site, hasLostChanges, isWhole, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** The same for a command that needs all services stopped, on any machine. Throws AppError `conflict`. */
export const openStorageAlone = async (settings: Settings, need: Need): Promise<Pick<Storage, 'db' | 'close'>> =>
  holdAlone(await openStorage(settings, need), settings.databaseAddress);

/** Throws AppError `unavailable` when this user may not write there, or in a folder of the site's files that is there. */
async function makeDataFolder({ dataDir, contentDir }: Settings): Promise<void> {
  const folders = {
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    'The folder of originals': foldersOf({ dataDir }).media,
  };
  for (const [name, folder] of Object.entries(folders)) {
    try {
      if (folder === dataDir) makePrivateFolder(dataDir);
      if (folder === contentDir) makeFolder(contentDir);
      if (existsSync(folder)) await rmdir(await mkdtemp(join(folder, '.try-')));
    } catch (error) {
      throw new AppError('unavailable', `${name} ${folder} cannot be written: ${messageOf(error)}`, { cause: error });
    }
  }
}

/** A larger database is checked while the service is already running: reading 700 MB takes a second. */
const AT_ONCE = 32 * 1024 * 1024;

/**
 * Checks a database: a small one before anything is written, which throws DamagedDatabase; a large one in a thread.
 * Returns a promise that rejects with DamagedDatabase in that case.
 */
export function checkDatabase(file: string, atOnce = AT_ONCE): Promise<void> {
  if (statSync(file).size <= atOnce) {
    requireWholeDatabase(file, 'quick_check');
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const thread = startThread(new URL('./check-thread.ts', import.meta.url), file);
    thread.unref();
    thread.on('message', (problem: string) => reject(new DamagedDatabase(file, new Error(problem))));
    thread.on('error', reject).on('exit', () => resolve());
  });
}
