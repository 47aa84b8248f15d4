import type { Collection, Page } from '../../model/entities/page.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { PageAction } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';

/** Keeps this state of the page permanently; called in the transaction of the change. */
export async function addToHistory(db: Db, collection: Collection, page: Page, action: PageAction): Promise<void> {
  const { _id: pageId, revision, updatedAt, updatedBy } = page;
  const entry = { collection, pageId, revision, action, updatedAt, updatedBy, document: stableJson(page) };
  await db.insertInto('pageHistory').values(entry).execute();
}

/** All states of a page, newest first; empty for an unknown page. */
export function pageHistory(db: Db, pageId: string, collection: Collection = 'pages') {
  return db
    .selectFrom('pageHistory')
    .where((is) => is.and({ collection, pageId }))
    .select(['revision', 'updatedAt', 'updatedBy', 'action'])
    .orderBy('revision', 'desc')
    .execute();
}

/** The page as it was at a revision, or undefined. Save it to restore it. */
export async function pageAtRevision(
  db: Db,
  pageId: string,
  revision: number,
  collection: Collection = 'pages',
): Promise<Page | undefined> {
  const row = await db
    .selectFrom('pageHistory')
    .where((is) => is.and({ collection, pageId, revision }))
    .select('document')
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Page);
}
