import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { AppError } from '#content-store/model/error.ts';

const OF_THE_LOCK = /^service\.(?:lock|pid)/;

/**
 * Replaces the data folder with a backup. Everything is copied beside the present files before any of them is removed.
 * Throws AppError `conflict` while a service runs, or if the folder is not empty and `force` is not set.
 */
export async function restore(backup: string, dataDir: string, force: boolean): Promise<void> {
  requireWholeDatabase(join(backup, 'drafts.sqlite'));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = lockDataFolder(dataDir);
  try {
    const present = (await readdir(dataDir)).filter((name) => !OF_THE_LOCK.test(name));
    if (present.length > 0 && !force) {
      throw new AppError('conflict', `${dataDir} is not empty; --force replaces what is there`);
    }
    const incoming = join(dataDir, 'restoring');
    await rm(incoming, { recursive: true, force: true });
    await cp(backup, incoming, { recursive: true });
    for (const name of present) await rm(join(dataDir, name), { recursive: true, force: true });
    for (const name of await readdir(incoming)) await rename(join(incoming, name), join(dataDir, name));
    await rm(incoming, { recursive: true });
  } finally {
    release();
  }
}
