import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { addMedia, type OriginalRecord, originalById } from '#content-store/drafts/media/media.ts';
import { isHashKept } from '#content-store/drafts/media/media-changes.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { AppError } from '#content-store/model/error.ts';
import { originalPath } from '#content-store/model/published/published-path.ts';
import { readBytes } from '#content-store/published/read.ts';
import { type FoundFile, fileUnder } from '../http/static-files/find-file.ts';

type Original = Pick<OriginalRecord, 'hash' | 'ext'>;

/** Moves a finished file to the originals, named by its hash; it is on disk, and where it was sent, when this resolves. */
export async function keepOriginal(
  file: string,
  originals: CachedFolder,
  ext: string,
): Promise<{ hash: string; size: number }> {
  const digest = await hashOf(file);
  const { size } = await stat(file);
  const name = `${digest}.${ext}`;
  await sync(file);
  await originals.send(name, file);
  await rename(file, join(originals.folder, name));
  await sync(originals.folder);
  return { hash: digest, size };
}

/** The SHA-256 of a file, in hexadecimal. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The original of a record as a file on this machine, fetched if it is elsewhere; null when it is gone. */
export async function findOriginal(originals: CachedFolder, { hash, ext }: Original): Promise<FoundFile | null> {
  await originals.fetch(`${hash}.${ext}`);
  return fileUnder(originals.folder, `${hash}.${ext}`);
}

/** Removes the original of a record deleted from the library, unless another record has the same bytes. */
export async function dropOriginal(db: Db, originals: CachedFolder, { hash, ext }: Original): Promise<void> {
  if (!(await isHashKept(db, hash))) await originals.drop(`${hash}.${ext}`);
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Where originals are adopted, and the published files that may hold them. */
export interface OriginalsTarget {
  db: Db;
  contentDir: string;
  originals: CachedFolder;
}

/** Adds a published original that the library lacks. Throws AppError `not-found` when its file is missing. */
export async function adoptOriginal(
  { db, contentDir, originals }: OriginalsTarget,
  record: OriginalRecord,
  stamp: Stamp,
): Promise<void> {
  if (await originalById(db, record._id)) return;
  const { _id, hash, ext } = record;
  const name = `${hash}.${ext}`;
  if (!(await originals.fetch(name))) {
    const bytes = await readBytes(contentDir, originalPath(hash, ext));
    if (!bytes) throw new AppError('not-found', `The original of ${record.name || _id} is missing: upload it again`);
    await folderFiles(originals.folder).write(name, bytes);
    await originals.send(name);
  }
  await addMedia(db, record, stamp, (await stat(join(originals.folder, name))).size);
}
