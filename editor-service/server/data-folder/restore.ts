import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfDatabase, requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { AppError } from '#content-store/model/error.ts';
import { copyOfBackup, replacementMarker, wasRestoreCutOff } from '#content-store/published/cut-off-restore.ts';
import type { Settings } from '../runtime/settings.ts';

/** What stays: it belongs to running processes. */
const OF_THE_LOCK = /^service\.(?:lock|pid)/;

/**
 * Replaces the data folder with a backup; a PostgreSQL database is left to `pg_restore`. Everything is copied beside the present files before any of them is removed.
 * Throws AppError `conflict` while a service runs, or if the folder is not empty and `force` is not set; a restore that
 * was cut off can be run again without it.
 */
export async function restore(
  backup: string,
  { dataDir, databaseAddress }: Pick<Settings, 'dataDir' | 'databaseAddress'>,
  force: boolean,
): Promise<void> {
  if (!isPostgres(databaseAddress)) requireWholeDatabase(join(backup, 'drafts.sqlite'));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = lockDataFolder(dataDir);
  try {
    const present = (await readdir(dataDir)).filter((name) => !OF_THE_LOCK.test(name));
    if (present.length > 0 && !force && !wasRestoreCutOff(dataDir)) {
      throw new AppError('conflict', `${dataDir} is not empty; --force replaces what is there`);
    }
    const [copy, marker] = [copyOfBackup(dataDir), replacementMarker(dataDir)];
    await rm(copy, { recursive: true, force: true });
    await cp(backup, copy, { recursive: true });
    const isElsewhere = !isPostgres(databaseAddress) && databaseAddress !== join(dataDir, 'drafts.sqlite');
    const database = `${databaseAddress}.restoring`;
    if (isElsewhere) {
      await copyFile(join(copy, 'drafts.sqlite'), database);
      await rm(join(copy, 'drafts.sqlite'));
    }
    await mkdir(marker, { recursive: true });
    for (const name of present) {
      const path = join(dataDir, name);
      if (path !== copy && path !== marker && path !== database) await rm(path, { recursive: true, force: true });
    }
    for (const name of await readdir(copy)) await rename(join(copy, name), join(dataDir, name));
    if (isElsewhere) {
      for (const file of filesOfDatabase(databaseAddress)) await rm(file, { force: true });
      await rename(database, databaseAddress);
    }
    await rm(copy, { recursive: true });
    await rm(marker, { recursive: true });
  } finally {
    release();
  }
}
