import { existsSync, lstatSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfDatabase, requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { hasContent } from '#content-store/drafts/site/site-state.ts';
import { AppError } from '#content-store/model/error.ts';
import { copyOfBackup, replacementMarker, wasRestoreCutOff } from '#content-store/published/cut-off-restore.ts';
import type { Settings } from '../../runtime/settings.ts';
import { copyFolder, HOLDINGS, requireHoldings, requireOutside } from './back-up.ts';
import { keepWhatWasSent, type SentSince } from './keep-what-was-sent.ts';

/** What stays: it belongs to running processes, or is a copy from before a migration. */
const STAYS = /^service\.(?:lock|pid)|\.sqlite\.before-/;

/**
 * Replaces the data folder with a backup, to which it adds what visitors have sent since; a PostgreSQL database is left to
 * `pg_restore`. Everything is copied beside the present files before any of them is removed. Throws AppError `unavailable`
 * for what is no whole backup of a site, `invalid` for one in the data folder, `conflict` while a service runs, or if the
 * folder is not empty and `force` is not set; a restore that was cut off can be run again without it.
 */
export async function restore(
  backup: string,
  { dataDir, databaseAddress }: Pick<Settings, 'dataDir' | 'databaseAddress'>,
  force: boolean,
): Promise<SentSince> {
  requireOutside(dataDir, backup);
  await requireBackup(backup, isPostgres(databaseAddress));
  using open = new DisposableStack();
  open.defer(lockDataFolder(dataDir));
  const present = (await readdir(dataDir)).filter((name) => !STAYS.test(name));
  if (present.length > 0 && !force && !wasRestoreCutOff(dataDir)) {
    throw new AppError('conflict', `${dataDir} is not empty; use --force to replace its contents`);
  }
  const [copy, marker] = [copyOfBackup(dataDir), replacementMarker(dataDir)];
  const isFile = !isPostgres(databaseAddress);
  const isElsewhere = isFile && databaseAddress !== join(dataDir, 'drafts.sqlite');
  const restored = join(copy, 'drafts.sqlite');
  const database = isElsewhere ? `${databaseAddress}.restoring` : restored;
  // A restore that was cut off had removed the database that it replaced; its own has what was sent since.
  if (isFile && existsSync(marker) && existsSync(database) && !existsSync(databaseAddress))
    await rename(database, databaseAddress);
  await rm(copy, { recursive: true, force: true });
  await copyFolder(backup, copy, (name) => name !== HOLDINGS);
  const sent = isFile ? await keepWhatWasSent(databaseAddress, restored) : [];
  if (isElsewhere) {
    await copyFile(restored, database);
    await rm(restored);
  }
  await mkdir(marker, { recursive: true });
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (!STAYS.test(name) && path !== copy && path !== marker && path !== database)
      await rm(path, { recursive: true, force: true });
  }
  for (const name of await readdir(copy)) await rename(join(copy, name), join(dataDir, name));
  if (isElsewhere) {
    for (const file of filesOfDatabase(databaseAddress)) await rm(file, { force: true });
    await rename(database, databaseAddress);
  }
  await rm(copy, { recursive: true });
  await rm(marker, { recursive: true });
  return sent;
}

/** A folder that is missing, empty or cut off must not replace a site, nor may the backup of an empty database. */
async function requireBackup(backup: string, isOnPostgres: boolean): Promise<void> {
  const refuse = (why: string) => new AppError('unavailable', `${backup} ${why}; nothing was changed`);
  await requireHoldings(backup);
  const database = join(backup, 'drafts.sqlite');
  if (isOnPostgres) {
    // Written last; older backups have none.
    if (![HOLDINGS, 'published'].some((name) => existsSync(join(backup, name))))
      throw refuse('is not a backup, or is incomplete');
    return;
  }
  if (!existsSync(database) || !lstatSync(database).isFile())
    throw refuse('has no drafts.sqlite: it is not a backup, or is incomplete');
  try {
    requireWholeDatabase(database);
  } catch (error) {
    throw error instanceof DamagedDatabase ? refuse('is damaged, so restore another backup') : error;
  }
  await using db = await openDatabase(database, { readonly: true });
  if (!(await hasContent(db))) throw refuse('is the backup of a database without a site');
}
