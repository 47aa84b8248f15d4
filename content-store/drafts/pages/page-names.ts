import type { Db } from '../database/open-database.ts';

/** What a list says of a page. */
export type PageName = Awaited<ReturnType<typeof pageNames>>[number];

/** The addresses and titles of these pages as their drafts have them; those that are deleted are missing. */
export async function pageNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const drafts = db.selectFrom('draftStates').where('part', '=', 'pages').where('id', 'in', ids);
  return drafts.select(['id as _id', 'domainId', 'slug', 'title']).execute();
}
