import type { Db } from '../database/open-database.ts';

/** Those of a domain's addresses `slugs` that published pages have. */
export async function publishedAddresses(db: Db, domainId: string, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const pages = db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection: 'pages', copy: 'published' }))
    .where('slug', 'in', [...slugs]);
  return (await pages.select('slug').execute()).map(({ slug }) => slug);
}
