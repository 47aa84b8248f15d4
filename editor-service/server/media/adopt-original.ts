import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { addMedia, type OriginalRecord, originalById } from '#content-store/drafts/media/media.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { AppError } from '#content-store/model/error.ts';
import { originalPath } from '#content-store/model/published/published-path.ts';
import { readBytes } from '#content-store/published/read.ts';

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
