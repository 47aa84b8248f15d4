import type { PublishablePart } from '../../model/entities/publishable.ts';
import type { SiteDocumentKind } from '../../model/entities/site-document.ts';
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

/** The pages (with address and title), sections (with name) and site documents that use an original, in either copy. */
export async function findMediaUses(db: Db, mediaId: string): Promise<MediaUse[]> {
  const uses = db.selectFrom('mediaUses').where('mediaId', '=', mediaId).orderBy('owner').orderBy('copy');
  const rows = await uses.select(['owner', 'copy', 'domainId']).execute();
  const ids = [...new Set(rows.map(({ owner }) => idIn(owner)))];
  if (ids.length === 0) return [];
  const states = await db
    .selectFrom('draftStates')
    .where('id', 'in', ids)
    .where('part', '!=', 'listings')
    .select(['id', 'part', 'slug', 'title'])
    .execute();
  return ids.map((_id): MediaUse => {
    const found = rows.filter(({ owner }) => idIn(owner) === _id);
    const { part = 'pages', slug = '', title = '' } = states.find(({ id }) => id === _id) ?? {};
    return {
      ...{ _id, domainId: found[0]?.domainId ?? '', kind: kindOf(part), slug: part === 'pages' ? slug : null },
      ...(title && { name: title }),
      isPublished: found.some(({ copy }) => copy === 'published'),
    };
  });
}

/** A page or site document owns uses by its `_id`, a listing or section by its collection and `_id`. */
const idIn = (owner: string): string => owner.slice(owner.indexOf('/') + 1);

function kindOf(part: PublishablePart): MediaUse['kind'] {
  if (part === 'sections') return 'section';
  return part === 'pages' || part === 'listings' ? 'page' : part;
}
