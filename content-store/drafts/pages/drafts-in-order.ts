import type { Collection } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { contains, countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/**
 * The next drafts of a collection by address, after one; null is the beginning. Those without `letters` (ASCII, ignoring
 * case) are not read. At most `size` documents are compared, so that the event loop is never blocked for long: `count` were
 * looked at, and `last` is the address of the last of them; null when there were none.
 */
export async function nextDrafts(
  db: Db,
  { domainId, collection, after }: { domainId: string; collection: Collection; after: string | null },
  size: number,
  letters = '',
) {
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
