import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Db } from '../database/open-database.ts';

export interface MediaUse {
  _id: string;
  domainId: string;
  kind: 'page' | 'section' | SiteDocumentKind;
  slug: string | null;
  /** The title of a page, the name of a section. */
  name?: string;
  isPublished: boolean;
}

/** The pages (with address and title), sections (with their name) and site documents that use an original, in their draft or published copy. */
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
    .leftJoin('pageEntries', 'pageEntries.pageId', 'mediaUses.owner')
    .select(['mediaUses.owner', 'mediaUses.copy', 'mediaUses.domainId'])
    .select(['siteDocuments.kind', 'pages.slug', 'pageEntries.title'])
    .orderBy('mediaUses.owner')
    .orderBy('mediaUses.copy')
    .execute();
  const sectionIds = rows.flatMap(({ owner }) => sectionIdOf(owner) ?? []);
  const names = await sectionNames(db, sectionIds);
  return [...Map.groupBy(rows, ({ owner }) => owner)].flatMap(([owner, uses]): MediaUse[] => {
    const [first] = uses;
    if (!first) return [];
    const { domainId, kind, slug, title } = first;
    const isPublished = uses.some(({ copy }) => copy === 'published');
    const sectionId = sectionIdOf(owner);
    if (sectionId === null)
      return [{ _id: owner, domainId, kind: kind ?? 'page', slug, ...(title && { name: title }), isPublished }];
    const name = names.get(sectionId) ?? '';
    return [{ _id: sectionId, domainId, kind: 'section', slug: null, name, isPublished }];
  });
}

const sectionIdOf = (owner: string): string | null => /^sections\/(.+)$/.exec(owner)?.[1] ?? null;

async function sectionNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const sections = db.selectFrom('pages').where('collection', '=', 'sections').where('copy', '=', 'draft');
  const rows = await sections.where('id', 'in', ids).select(['id', 'document']).execute();
  return new Map(rows.map(({ id, document }) => [id, storedPage(document).title]));
}
