import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { Db } from '../database/open-database.ts';

/** A page or site document that uses an original, in its draft or published copy. */
interface MediaUse {
  _id: string;
  domainId: string;
  kind: 'page' | SiteDocumentKind;
  /** The address, for a page. */
  slug: string | null;
  isPublished: boolean;
}

/** The documents that use an original. */
export async function findMediaUses(db: Db, mediaId: string): Promise<MediaUse[]> {
  const rows = await db
    .selectFrom('mediaUses')
    .where('mediaId', '=', mediaId)
    .leftJoin('siteDocuments', (join) =>
      join.onRef('siteDocuments.id', '=', 'mediaUses.owner').onRef('siteDocuments.copy', '=', 'mediaUses.copy'),
    )
    .leftJoin('pages', (join) =>
      join
        .onRef('pages.id', '=', 'mediaUses.owner')
        .onRef('pages.copy', '=', 'mediaUses.copy')
        .on('pages.collection', '=', 'pages'),
    )
    .select(['mediaUses.owner', 'mediaUses.copy', 'mediaUses.domainId', 'siteDocuments.kind', 'pages.slug'])
    .orderBy('mediaUses.owner')
    .orderBy('mediaUses.copy')
    .execute();
  return [...Map.groupBy(rows, ({ owner }) => owner)].flatMap(([_id, [first, ...others]]) => {
    if (!first) return [];
    const { domainId, kind, slug } = first;
    const isPublished = [first, ...others].some(({ copy }) => copy === 'published');
    return [{ _id, domainId, kind: kind ?? 'page', slug, isPublished }];
  });
}
