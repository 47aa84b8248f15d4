import type { Collection, Page } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { contains, countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/** Where a search through drafts continues: after this address; null is the beginning. */
export interface DraftsAfter {
  domainId: string;
  collection: Collection;
  after: string | null;
}

/** Some drafts of a domain, by address: `last` is the address of the last that was looked at; null when there were none. */
export interface DraftBatch {
  pages: Page[];
  last: string | null;
  /** How many were looked at. */
  count: number;
}

/**
 * The next drafts of a collection; those without `letters` (ASCII, ignoring case) are not read. At most `size` documents
 * are compared, so that the event loop is never blocked for long.
 */
export async function nextDrafts(
  db: Db,
  { domainId, collection, after }: DraftsAfter,
  size: number,
  letters = '',
): Promise<DraftBatch> {
  const drafts = db.selectFrom('pages').where((is) => is.and({ domainId, collection, copy: 'draft' }));
  const slugs = await drafts
    .$if(after !== null, (query) => query.where('slug', '>', after ?? ''))
    .select('slug')
    .orderBy('slug')
    .limit(size)
    .execute();
  const [first, last] = [slugs[0]?.slug, slugs.at(-1)?.slug];
  if (first === undefined || last === undefined) return { pages: [], last: null, count: 0 };
  const rows = await drafts
    .where('slug', '>=', first)
    .where('slug', '<=', last)
    .$if(letters !== '', (query) => query.where((is) => contains(is.ref('document'), letters)))
    .select('document')
    .orderBy('slug')
    .execute();
  return { pages: rows.map(({ document }) => storedPage(document)), last, count: slugs.length };
}

/** How many pages and sections of a domain can be looked through. */
export const countDrafts = (db: Db, domainId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('pages')
      .where((is) => is.and({ domainId, copy: 'draft' }))
      .where('collection', 'in', ['pages', 'sections']),
  );
