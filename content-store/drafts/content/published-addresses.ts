import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';

/** Those of a domain's addresses `slugs` that pages have, as drafts and as published copies. */
export function pageAddresses(
  db: Db,
  domainId: string,
  slugs: readonly string[],
): Promise<{ slug: string; copy: Copy }[]> {
  if (slugs.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection: 'pages' }))
    .where('slug', 'in', [...slugs])
    .select(['slug', 'copy'])
    .execute();
}
