import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { moveRows, type TableSum } from '#content-store/drafts/database/move-rows.ts';
import { type Db, holdRole, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { DELIVERY } from '#content-store/drafts/database/outbox.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Settings } from '../runtime/settings.ts';
import { foldersOf } from './storage.ts';

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
 * Copies a whole installation to another place: its database, of either engine, and its originals. Published files and `dist`
 * are made from these by the next start. No service may use either place. Cut off, it can be run again; what is there
 * already and equal is left alone. Throws AppError `conflict` when the other place holds other content.
 */
export async function move(from: Settings, to: Settings, { onTable }: Progress = {}): Promise<Moved> {
  if (from.databaseAddress === to.databaseAddress) throw new AppError('invalid', 'Both places have the same database');
  const closers: (() => Promise<void>)[] = [];
  const open = async (place: Settings): Promise<Db> => {
    const { db, close } = await openAlone(place);
    closers.push(close);
    return db;
  };
  try {
    const [source, target] = [await open(from), await open(to)];
    const files = await copyOriginals(foldersOf(from).media, foldersOf(to).media);
    return { tables: await moveRows(source, target, onTable), ...files };
  } finally {
    for (const close of closers) await close();
  }
}

/** The migrated database of a place that no service uses until it is closed. */
async function openAlone({ dataDir, databaseAddress }: Settings) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  const db = openDatabase(databaseAddress);
  const role = holdRole(db, DELIVERY, { onHeld: () => {}, onLost: () => {} });
  const close = async () => {
    await role.release();
    await db.destroy();
    unlock();
  };
  try {
    await migrateToLatest(db); // says why if the database cannot be reached
    await role.asked;
    if (role.isHeld()) return { db, close };
    const address = withoutPassword(databaseAddress);
    throw new AppError('conflict', `A service is using ${address}; stop all services first`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Originals are named by the hash of their bytes: one that is there and whole is the same. */
async function copyOriginals(from: string, to: string): Promise<Pick<Moved, 'originals' | 'copied'>> {
  if (from === to) return { originals: (await namesIn(from)).length, copied: 0 };
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = await namesIn(from);
  const present = new Set(await namesIn(to));
  let copied = 0;
  for (const name of names) {
    if (present.has(name) && (await isWhole(join(to, name), name))) continue;
    const temporary = join(to, `.${name}.tmp`);
    await copyFile(join(from, name), temporary);
    if (!(await isWhole(temporary, name))) {
      await rm(temporary);
      throw new AppError('unavailable', `${join(from, name)} is damaged; put back a backup of it and run this again`);
    }
    await rename(temporary, join(to, name));
    copied += 1;
  }
  return { originals: names.length, copied };
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{64}\./.test(name));

async function isWhole(file: string, name: string): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return name.startsWith(`${hash.digest('hex')}.`);
}
