import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

/** The id of the site, and whether the database has content: before, a first start or import may have been cut off. */
export async function siteState(db: Db): Promise<{ site: string; hasContent: boolean }> {
  const { id: site } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const hasContent = (await countRows(db.selectFrom('domains'))) > 0 || (await countRows(db.selectFrom('pages'))) > 0;
  return { site, hasContent };
}
