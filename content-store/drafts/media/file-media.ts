import { AppError } from '../../model/error.ts';
import { MAX_TAGS, mediaTagsSchema } from '../../model/media/media-folder.ts';
import type { Db } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { requireFolder } from './media-folders.ts';

/** Changes to where originals are filed. */
interface Refiling {
  folder?: string | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
}

/**
 * Moves originals to a folder, adds and removes tags: all of them or none. Throws AppError `not-found` for an original
 * or a folder that is gone, `invalid` for too many tags.
 */
export function fileMedia(db: Db, ids: readonly string[], change: Refiling): Promise<void> {
  const { folder, addTags = [], removeTags = [] } = change;
  return transact(db, async (transaction) => {
    if (folder !== undefined) await requireFolder(transaction, folder);
    const rows = await transaction
      .selectFrom('media')
      .where('id', 'in', ids)
      .select(['id', 'tags', 'folder'])
      .execute();
    if (rows.length < new Set(ids).size) throw new AppError('not-found', 'Some of these are no longer in the library');
    for (const row of rows) {
      const before = JSON.parse(row.tags) as string[];
      const wanted = [...before.filter((tag) => !removeTags.includes(tag)), ...addTags];
      const tags = mediaTagsSchema.safeParse([...new Set(wanted)]);
      if (!tags.success) throw new AppError('invalid', `A picture or file can have at most ${MAX_TAGS} tags`);
      const set = { tags: JSON.stringify(tags.data), folder: folder ?? row.folder };
      await transaction.updateTable('media').where('id', '=', row.id).set(set).execute();
    }
  });
}

/** All tags of the library in alphabetical order, with the number of originals that have each. */
export async function listMediaTags(db: Db): Promise<{ tag: string; items: number }[]> {
  const rows = await db.selectFrom('media').where('tags', '!=', '[]').select('tags').execute();
  const tags = rows.flatMap((row) => JSON.parse(row.tags) as string[]);
  return [...Map.groupBy(tags, (tag) => tag)]
    .map(([tag, all]) => ({ tag, items: all.length }))
    .sort((a, b) => a.tag.localeCompare(b.tag));
}

/** The id of the original that was uploaded from this file, or has these bytes; the first one of several. */
export async function idOfUpload(db: Db, hash: string, ext?: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('media')
    .where(({ or, eb }) => or([eb('uploadHash', '=', hash), eb('hash', '=', hash)]))
    .select(['id', 'document'])
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  return rows.find(({ document }) => !ext || (JSON.parse(document) as { ext: string }).ext === ext)?.id;
}
