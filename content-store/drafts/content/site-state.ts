import { sql } from 'kysely';
import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/** The id of the site, and whether the database has content: before, a first start or import may have been cut off. */
export async function siteState(db: Db): Promise<{ site: string; hasContent: boolean }> {
  const { id: site } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return { site, hasContent: await hasContent(db) };
}

/** True when there is a site or a page, in a database of any version. */
export const hasContent = async (db: Db): Promise<boolean> =>
  (await countRows(db.selectFrom('domains'))) > 0 || (await countRows(db.selectFrom('pages'))) > 0;

/** How many pages there are, and how many originals the media library lists. */
export async function countContent(db: Db): Promise<{ pages: number; listed: number }> {
  const pages = db.selectFrom('pages').where('collection', '=', 'pages').where('copy', '=', 'draft');
  const { listed } = await db
    .selectFrom('media')
    .select(sql<number>`count(distinct "hash")`.as('listed'))
    .executeTakeFirstOrThrow();
  return { pages: await countRows(pages), listed };
}
