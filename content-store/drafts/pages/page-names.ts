import { textAt } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/** What a list says of a page. */
export interface PageName {
  _id: string;
  domainId: string;
  slug: string;
  /** Its title or its heading; empty when it has neither. */
  title: string;
}

/** The names of these pages as their drafts have them; those that are deleted are missing. */
export async function pageNames(db: Db, ids: readonly string[]): Promise<PageName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('pages')
    .where((is) => is.and({ collection: 'pages', copy: 'draft' }))
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'domainId', 'slug', 'card'])
    .select((is) => textAt(is, 'document', 'title').as('title'))
    .execute();
  return rows.map(({ id: _id, domainId, slug, card, title }) => {
    const { header } = JSON.parse(card) as { header: { heading: string } };
    return { _id, domainId, slug, title: title || header.heading };
  });
}
