import type { FileRecord } from '../../model/media/file.ts';
import type { MediaRecord } from '../../model/media/image.ts';
import type { MediaKind } from '../../model/media/library-item.ts';
import type { MediaList } from '../../model/media/media-list.ts';
import { given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/** The originals that a domain's published documents use, by id. */
export async function publishedMediaList(db: Db, domainId: string): Promise<MediaList> {
  const media = await publishedOriginals(db, domainId, 'image');
  const files = await publishedOriginals(db, domainId, 'file');
  return { _id: `media_${domainId}`, domainId, media, files };
}

/** The domains whose published documents use an original. */
export async function domainsThatPublish(db: Db, mediaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mediaUses')
    .where((is) => is.and({ mediaId, copy: 'published' }))
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
    .where((is) => is.and({ 'media.hash': hash, 'mediaUses.copy': 'published' }))
    .select('media.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The originals of a kind, or only that with an id, that published documents of the domain show or link to. */
export async function publishedOriginals<Kind extends MediaKind>(
  db: Db,
  domainId: string,
  kind: Kind,
  mediaId?: string,
): Promise<{ image: MediaRecord; file: FileRecord }[Kind][]> {
  const rows = await db
    .selectFrom('media')
    .where('kind', '=', kind)
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('mediaUses')
        .where((is) => is.and(given({ domainId, copy: 'published', mediaId })))
        .select('mediaId'),
    )
    .select('document')
    .orderBy('id')
    .execute();
  return rows.map((row) => JSON.parse(row.document));
}
