import type { Db } from '../database/open-database.ts';

/** The pages (with their address) and site documents that use an original, in their draft or published copy. */
export async function findMediaUses(db: Db, mediaId: string) {
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
    return [{ _id, domainId, kind: kind ?? ('page' as const), slug, isPublished }];
  });
}
