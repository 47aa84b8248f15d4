import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { copyDatabase, filesOfDatabase, requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { countContent, siteState } from '#content-store/drafts/site/site-state.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { makePrivateFolder } from '#content-store/lock/private-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Settings } from '../../runtime/settings.ts';
import { countFiles, type Holdings, writeHoldings } from './holdings.ts';

/** Derived from the rest or owned by a running process: created again when missing. */
const LEFT_OUT =
  /^(?:build|images|site|uploads|restoring(?:-replaces)?|rebuilding|service\.(?:lock|pid).*|drafts\.sqlite(?:[-.].*)?)$/;

type Place = Pick<Settings, 'dataDir' | 'databaseAddress'>;

/** Files still being written; the finished file replaces them. */
const UNFINISHED = /\.(?:tmp|part)$/;

/**
 * Copies everything in the data folder, even while the service runs: a snapshot of the database first, then the files,
 * which are only ever added, replaced whole or removed. `fetchRest` adds what is elsewhere. Then the copy is opened and counted,
 * and the snapshot gets its name last: without it, nothing can be restored. A PostgreSQL database is left to `pg_dump`. Throws
 * AppError `conflict` if the target is not empty, `invalid` when it is in the data folder or there is no site in the copy, DamagedDatabase when it is damaged.
 */
export async function backUp(
  { dataDir, databaseAddress }: Place,
  target: string,
  fetchRest: () => Promise<unknown> = async () => {},
): Promise<Holdings> {
  requireOutside(dataDir, target);
  makePrivateFolder(target);
  if ((await readdir(target)).length > 0) throw new AppError('conflict', `${target} is not empty`);
  const isFile = !isPostgres(databaseAddress);
  const snapshot = join(target, 'drafts.sqlite');
  const database = isFile ? `${snapshot}.part` : databaseAddress;
  if (isFile) await copyDatabase(databaseAddress, database);
  await copyFolder(
    dataDir,
    target,
    (name) => !LEFT_OUT.test(name) && !isOfDatabase(join(dataDir, name), databaseAddress),
  );
  await fetchRest();
  if (isFile) requireWholeDatabase(database);
  const held = { ...(await contentOf(database)), ...(await countFiles(target)) };
  await writeHoldings(target, held);
  if (isFile) await rename(database, snapshot);
  return held;
}

/** Throws AppError `invalid` for a backup in the data folder: it would hold itself, and a restore would remove it. */
export function requireOutside(dataDir: string, backup: string): void {
  if (!`${resolve(backup)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)) return;
  throw new AppError('invalid', `${backup} is in the data folder: backups must be outside it; nothing was changed`);
}

async function contentOf(database: string): Promise<Pick<Holdings, 'site' | 'pages' | 'listed'>> {
  const db = await openDatabase(database, { readonly: true });
  try {
    const { site, state } = await siteState(db);
    if (state !== 'site' || !site)
      throw new AppError('invalid', 'There is no site in the database: nothing was backed up');
    return { site, ...(await countContent(db)) };
  } finally {
    await db.destroy();
  }
}

/** A database in use is not copied file by file, whatever it is called. */
const isOfDatabase = (file: string, database: string): boolean => filesOfDatabase(database).includes(file);

/**
 * Copies files and folders, no links. Files removed during the copy are left out: the database records which files belong
 * there.
 */
export async function copyFolder(from: string, to: string, isWanted: (name: string) => boolean): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(nullIfAbsent);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries ?? []) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!isWanted(entry.name)) continue;
    if (entry.isDirectory()) await copyFolder(source, copy, () => true);
    else if (entry.isFile() && !UNFINISHED.test(entry.name)) await copyFile(source, copy).catch(nullIfAbsent);
  }
}
