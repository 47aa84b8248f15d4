import type { Db } from '../database/open-database.ts';

/** A site with more pages needs no guide to its first one; a small look of `create-pagewright` begins with up to seven. */
const MAX_PAGES = 12;

/** True for a domain with a handful of pages at most. */
export async function isNewSite(db: Db, domainId: string): Promise<boolean> {
  const pages = await db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection: 'pages', copy: 'draft' }))
    .select('id')
    .limit(MAX_PAGES + 1)
    .execute();
  return pages.length <= MAX_PAGES;
}
