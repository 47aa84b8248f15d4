import type { FileRecord } from '../../model/media/file.ts';
import type { MediaRecord } from '../../model/media/image.ts';
import type { MediaKind } from '../../model/media/library-item.ts';
import type { MediaList } from '../../model/media/media-list.ts';
import type { Db } from '../database/open-database.ts';

/** The image if a published document of the domain uses it, so that its visitors may see it. */
export async function publishedMediaById(db: Db, domainId: string, id: string): Promise<MediaRecord | undefined> {
  const [record] = await publishedOriginals<MediaRecord>(db, domainId, 'image', id);
  return record;
}

/** The file if a published document of the domain links to it. */
export async function publishedFileById(db: Db, domainId: string, id: string): Promise<FileRecord | undefined> {
  const [record] = await publishedOriginals<FileRecord>(db, domainId, 'file', id);
  return record;
}

/** The originals that a domain's published documents use, by id. */
export async function publishedMediaList(db: Db, domainId: string): Promise<MediaList> {
  const media = await publishedOriginals<MediaRecord>(db, domainId, 'image');
  const files = await publishedOriginals<FileRecord>(db, domainId, 'file');
  return { _id: `media_${domainId}`, domainId, media, files };
}

/** The domains whose published documents use an original. */
export async function domainsThatPublish(db: Db, mediaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mediaUses')
    .where('mediaId', '=', mediaId)
    .where('copy', '=', 'published')
    .select('domainId')
    .distinct()
    .execute();
  return rows.map(({ domainId }) => domainId).sort();
}

/** True when a published document of any domain uses an original with this hash. */
export async function isHashPublished(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .innerJoin('mediaUses', 'mediaUses.mediaId', 'media.id')
    .where('media.hash', '=', hash)
    .where('mediaUses.copy', '=', 'published')
    .select('media.id')
    .executeTakeFirst();
  return row !== undefined;
}

async function publishedOriginals<Kept>(db: Db, domainId: string, kind: MediaKind, id?: string): Promise<Kept[]> {
  const rows = await db
    .selectFrom('media')
    .where('kind', '=', kind)
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('mediaUses')
        .where('domainId', '=', domainId)
        .where('copy', '=', 'published')
        .$if(id !== undefined, (query) => query.where('mediaId', '=', id ?? ''))
        .select('mediaId'),
    )
    .select('document')
    .orderBy('id')
    .execute();
  return rows.map((row) => JSON.parse(row.document) as Kept);
}
