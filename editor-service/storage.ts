import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '#content-store/drafts/lock.ts';
import { migrateToLatest } from '#content-store/drafts/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/open-database.ts';
import { forgetExpiredSessions } from '#content-store/drafts/sessions.ts';
import { emptyTrash } from '#content-store/drafts/trash.ts';
import { removeLeftovers } from '#content-store/published/write.ts';
import type { Settings } from './settings.ts';

const TRASH_MS = 30 * 24 * 60 * 60 * 1000;

/** Where things are below the data folder. */
export function foldersOf({ dataDir }: Pick<Settings, 'dataDir'>) {
  return {
    database: join(dataDir, 'drafts.sqlite'),
    media: join(dataDir, 'media'),
    images: join(dataDir, 'images'),
    mail: join(dataDir, 'mail'),
  };
}

export interface Storage {
  db: Db;
  close(): Promise<void>;
}

/** Takes the data folder for this process alone and brings its database up to date. Throws AppError `conflict`. */
export async function openStorage(settings: Settings): Promise<Storage> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const release = lockDataFolder(settings.dataDir);
  try {
    const db = openDatabase(foldersOf(settings).database);
    await migrateToLatest(db);
    await tidyUp(db, settings);
    const close = async () => {
      await db.destroy();
      release();
    };
    return { db, close };
  } catch (error) {
    release();
    throw error;
  }
}

async function tidyUp(db: Db, { contentDir }: Settings): Promise<void> {
  const now = Date.now();
  await forgetExpiredSessions(db, new Date(now).toISOString());
  await emptyTrash(db, new Date(now - TRASH_MS).toISOString());
  await removeLeftovers(contentDir);
}
