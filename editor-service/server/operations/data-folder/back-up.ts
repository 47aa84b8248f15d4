import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { copyDatabase, filesOfDatabase, requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { countContent, siteState } from '#content-store/drafts/site/site-state.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';
import { makePrivateFolder } from '#content-store/lock/private-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import { hashOf } from '../../media/originals.ts';
import type { Settings } from '../../runtime/settings.ts';

/** Derived from the rest or owned by a running process: created again when missing. */
const LEFT_OUT =
  /^(?:build|images|site|uploads|restoring(?:-replaces)?|rebuilding|service\.(?:lock|pid).*|drafts\.sqlite(?:[-.].*)?)$/;

type Place = Pick<Settings, 'dataDir' | 'databaseAddress'>;

/** Files still being written; the finished file replaces them. */
const UNFINISHED = /\.(?:tmp|part)$/;

/**
 * Copies everything in the data folder, even while the service runs: a snapshot of the database first, then the files,
 * which are only ever added, replaced whole or removed. `fetchRest` adds what is elsewhere. Then the copy is opened and
 * counted, and the snapshot gets its name last: without it, nothing can be restored. A PostgreSQL database is left to
 * `pg_dump`. Throws AppError `conflict` if the target is not empty, `invalid` when it is in the data folder or there is no
 * site in the copy, DamagedDatabase when it is damaged.
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
  await using db = await openDatabase(database, { readonly: true });
  const { site, state } = await siteState(db);
  if (state !== 'site' || !site)
    throw new AppError('invalid', 'There is no site in the database: nothing was backed up');
  return { site, ...(await countContent(db)) };
}

/** True for a file of the database, which is not copied as a file while it is in use, whatever it is called. */
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

/**
 * Completes a backup with the originals that only the bucket has; answers how many the bucket has in all. Throws AppError
 * `unavailable` when it lacks one that it lists.
 */
export async function fetchOriginals(bucket: FileStore, backup: string): Promise<number> {
  const inBucket = areaOf(bucket, AREAS.media);
  const copies = cachedFolder(join(backup, 'media'), inBucket);
  const names: string[] = [];
  for await (const { key } of inBucket.list()) names.push(key);
  await inLanes(names, async (name) => {
    if (!(await copies.fetch(name)))
      throw new AppError('unavailable', `The bucket lists the original ${name}, but does not have it`);
  });
  return names.length;
}

/** The originals in a backup whose bytes are not those of their name, a SHA-256: a disk or a copy has damaged them. */
export async function damagedOriginals(backup: string): Promise<string[]> {
  const damaged: string[] = [];
  for (const folder of ['media', 'published/media'])
    for (const name of ((await readdir(join(backup, folder)).catch(nullIfAbsent)) ?? []).sort()) {
      const [, hash] = /^([0-9a-f]{64})\.\w+$/.exec(name) ?? [];
      if (hash && (await hashOf(join(backup, folder, name))) !== hash) damaged.push(`${folder}/${name}`);
    }
  return damaged;
}

/** The list of what a backup holds, in the backup itself. */
export const HOLDINGS = 'backup.json';

const holdingsSchema = z.object({
  /** The id of the site. */
  site: z.string(),
  pages: z.number(),
  /** Originals that the media library lists, and those that are in the backup: fewer where a bucket has the rest. */
  listed: z.number(),
  originals: z.number(),
  /** All files with the database, and their bytes. */
  files: z.number(),
  bytes: z.number(),
});
export type Holdings = z.output<typeof holdingsSchema>;

/** Counts the files in a backup. */
async function countFiles(backup: string): Promise<Pick<Holdings, 'originals' | 'files' | 'bytes'>> {
  const counted = { originals: 0, files: 0, bytes: 0 };
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || (entry.name === HOLDINGS && entry.parentPath === backup)) continue;
    counted.files += 1;
    counted.bytes += (await stat(join(entry.parentPath, entry.name))).size;
    if (`${entry.parentPath}${sep}`.startsWith(join(backup, 'media', sep))) counted.originals += 1;
  }
  return counted;
}

const writeHoldings = (backup: string, held: Holdings): Promise<void> =>
  writeFile(join(backup, HOLDINGS), `${JSON.stringify(held)}\n`, { mode: 0o600 });

/** What a backup says it holds; null when it does not say. */
export async function readHoldings(backup: string): Promise<Holdings | null> {
  const file = join(backup, HOLDINGS);
  if (!existsSync(file)) return null; // of before backups said so
  try {
    return holdingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null; // cut off
    throw error;
  }
}

/** Throws AppError `unavailable` when a backup holds less than it says. */
export async function requireHoldings(backup: string): Promise<void> {
  const held = await readHoldings(backup);
  if (!held) return;
  const { files, bytes } = await countFiles(backup);
  if (files >= held.files && bytes >= held.bytes) return;
  const left = `${files} of ${held.files} files, ${bytes} of ${held.bytes} bytes`;
  throw new AppError('unavailable', `${backup} is incomplete: ${left}; nothing was changed`);
}

/** Throws AppError `conflict` when a backup is of another site than the one before it, or holds less than half. */
export function requireNoLess(now: Holdings, before: Holdings): void {
  const isOther = now.site !== before.site;
  const less = (['pages', 'listed'] as const).find((what) => 2 * now[what] < before[what]);
  if (!isOther && !less) return;
  const change = isOther
    ? `is of the site ${now.site}, the one before of ${before.site}`
    : `has ${now.pages} pages and ${now.listed} pictures and files, the one before ${before.pages} and ${before.listed}`;
  throw new AppError(
    'conflict',
    `The backup ${change}, so it is not counted as a backup. If this is intended, move the earlier backups elsewhere.`,
  );
}

/** For people. */
export const holdingsInWords = ({ site, pages, listed, originals, files, bytes }: Holdings): string =>
  `the site ${site}; pages: ${pages}, pictures and files: ${originals} of ${listed}, files with the database: ${files}, ${(bytes / 1e6).toFixed(1)} MB`;
