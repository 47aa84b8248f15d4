import type { Page } from '../../model/entities/page.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import type { Db } from '../database/open-database.ts';
import { folded, pageTexts } from './page-words.ts';

/** Writes the row by which editors find a draft, and its texts when they changed. */
export async function writePageEntry(db: Db, page: Page): Promise<void> {
  const row = entryRow(page);
  const { id } = await db
    .insertInto('pageEntries')
    .values(row)
    .onConflict((conflict) => conflict.column('pageId').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = pageTexts(page);
  const stored = await db.selectFrom('pageTexts').where('rowid', '=', id).select('texts').executeTakeFirst();
  if (stored?.texts === texts) return;
  if (stored) await db.updateTable('pageTexts').set({ texts }).where('rowid', '=', id).execute();
  else await db.insertInto('pageTexts').values({ rowid: id, texts }).execute();
}

/** Removes the row and texts of a draft. */
export async function removePageEntry(db: Db, pageId: string): Promise<void> {
  const row = await db.deleteFrom('pageEntries').where('pageId', '=', pageId).returning('id').executeTakeFirst();
  if (row) await db.deleteFrom('pageTexts').where('rowid', '=', row.id).execute();
}

function entryRow(page: Page) {
  const { _id: pageId, domainId, slug, template, author = '', updatedAt, updatedBy, publishedAt = null } = page;
  const title = pageTitle(page);
  const row = { pageId, domainId, slug, template, author, updatedAt, updatedBy, publishedAt };
  return { ...row, title, words: folded(title) };
}
