import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { moveRows, type TableSum } from '#content-store/drafts/database/move-rows.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { hashOf } from '#content-store/files/sent-files.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireNoCutOffRestore } from '#content-store/published/cut-off-restore.ts';
import type { Settings } from '../../runtime/settings.ts';
import { openAlone, requireSite } from '../../storage/open-parts.ts';
import { foldersOf } from '../../storage/storage.ts';

export interface Moved {
  tables: TableSum[];
  /** The number of originals, and of those that were not there yet. */
  originals: number;
  copied: number;
}

interface Progress {
  onTable?: (table: string) => void;
}

/**
 * Copies a whole installation to another place: its database, of either engine, and its originals, in a folder or a bucket.
 * Published files and `dist` are made from these by the next start. No service may use either place. Cut off, it can be run
 * again; what is there already and equal is left alone. Throws AppError `conflict` when the first place holds no site, or
 * the other one another.
 */
export async function move(from: Settings, to: Settings, { onTable }: Progress = {}): Promise<Moved> {
  if (from.databaseAddress === to.databaseAddress) throw new AppError('invalid', 'Both places have the same database');
  await using opened = new AsyncDisposableStack();
  const open = async ({ databaseAddress }: Settings): Promise<Db> => {
    const { db, close } = await openAlone(databaseAddress);
    opened.defer(close);
    return db;
  };
  await requireSite(from, 'content');
  if (!hasFilesOf(from, to)) await requireSite(to, 'target');
  // Often one folder, whose service takes its database elsewhere.
  for (const folder of new Set([from.dataDir, to.dataDir])) opened.defer(lockFolder(folder));
  const [source, target] = [await open(from), await open(to)];
  const files = await copyOriginals(originalsOf(from), originalsOf(to));
  return { tables: await moveRows(source, target, onTable), ...files };
}

/** The files that both places have are of the site that is moved. */
const hasFilesOf = (from: Settings, to: Settings): boolean =>
  from.contentDir === to.contentDir ||
  (from.storage !== null && JSON.stringify(from.storage) === JSON.stringify(to.storage));

/** Keeps services from a data folder until the returned function is called. */
function lockFolder(dataDir: string): () => void {
  requireNoCutOffRestore(dataDir);
  return lockDataFolder(dataDir);
}

/** The originals of a place: in its bucket, or in its data folder. */
function originalsOf(place: Settings): FileStore {
  const { storage } = place;
  return storage ? areaOf(openBucket(storage), AREAS.media) : folderFiles(foldersOf(place).media);
}

/** Originals are named by the hash of their bytes: one that is there and whole need not be copied. */
async function copyOriginals(from: FileStore, to: FileStore): Promise<Pick<Moved, 'originals' | 'copied'>> {
  let [originals, copied] = [0, 0];
  for await (const { key } of from.list()) {
    if (!ORIGINAL.test(key)) continue;
    originals += 1;
    if (isWhole(key, await to.read(key))) continue;
    const bytes = await from.read(key);
    if (!bytes || !isWhole(key, bytes))
      throw new AppError('unavailable', `The original ${key} is damaged; restore it from a backup and run this again`);
    await to.write(key, bytes);
    copied += 1;
  }
  return { originals, copied };
}

const ORIGINAL = /^[0-9a-f]{64}\.\w+$/;

const isWhole = (key: string, bytes: Buffer | null): boolean => bytes !== null && key.startsWith(`${hashOf(bytes)}.`);
