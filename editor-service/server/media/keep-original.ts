import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { OriginalRecord } from '#content-store/drafts/media/media.ts';
import { isHashKept } from '#content-store/drafts/media/media-changes.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';

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

/** Removes the original of a record deleted from the library, unless another record has the same bytes. */
export async function dropOriginal(db: Db, originals: CachedFolder, { hash, ext }: OriginalRecord): Promise<void> {
  if (!(await isHashKept(db, hash))) await originals.drop(`${hash}.${ext}`);
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
