import type { Page } from '../../model/entities/page.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { folded, pageTexts } from './page-words.ts';

/** Writes the row by which editors find a draft, and its texts when they changed. */
export async function writePageEntry(db: Db, page: Page): Promise<void> {
  const row = entryRow(page);
  const [entry] = await putEntry(db, row);
  if (!entry) throw new AppError('internal', 'The row of a page was not stored');
  const { id } = entry;
  const texts = pageTexts(page);
  const [stored] = await textsOf(db, { id });
  if (stored?.texts === texts) return;
  if (stored) await db.updateTable('pageTexts').set({ texts }).where('rowid', '=', id).execute();
  else await insertTexts(db, { rowid: id, texts });
}

const putEntry = preparedUpsert('pageEntries', { key: ['pageId'], returning: ['id'] });
const insertTexts = preparedUpsert('pageTexts', {});
const textsOf = preparedQuery((db, value: ValueOf<{ id: number }>) =>
  db.selectFrom('pageTexts').where('rowid', '=', value('id')).select('texts'),
);

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
