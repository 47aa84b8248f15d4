import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { hasEndedInOrder, lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { enableShrinking, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import { removeLeftovers } from '#content-store/published/write.ts';
import type { Settings } from '../runtime/settings.ts';
import { checkDatabase } from './check-database.ts';
import { holdAlone } from './hold-alone.ts';

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
 * Locks the data folder for this process and migrates its database. Throws AppError `conflict` if another process
 * has locked it or a restore was cut off, or DamagedDatabase before anything is written. A large database is still being
 * checked then: `isWhole` rejects with DamagedDatabase.
 */
export async function openStorage(settings: Settings) {
  await makeDataFolder(settings);
  requireNoCutOffRestore(settings.dataDir);
  const wasKilled = !hasEndedInOrder(settings.dataDir);
  const release = lockDataFolder(settings.dataDir);
  try {
    const database = settings.databaseAddress;
    const isThere = !isPostgres(database) && existsSync(database);
    /** The service was killed and the file with its last changes is gone: those not in the published files are lost. */
    const hasLostChanges = isThere && wasKilled && !existsSync(`${database}-wal`);
    const isWhole = isThere ? checkDatabase(database) : Promise.resolve();
    isWhole.catch(() => {}); // the service reports it
    const db = openDatabase(database);
    await migrateToLatest(db);
    await removeLeftovers(settings.contentDir);
    await enableShrinking(db);
    const close = async (): Promise<void> => {
      await db.destroy();
      release();
    };
    return { db, hasLostChanges, isWhole, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** The same for a command that no service may run beside, on whatever machine. Throws AppError `conflict`. */
export async function openStorageAlone(settings: Settings): Promise<Pick<Storage, 'db' | 'close'>> {
  const { db, close } = await openStorage(settings);
  try {
    const release = await holdAlone(db, settings.databaseAddress);
    return { db, close: () => release().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws AppError `unavailable` when this user may not write there. */
async function makeDataFolder({ dataDir }: Settings): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new AppError('unavailable', `DATA_DIR ${dataDir} cannot be written: ${String(error)}`, { cause: error });
  }
}
