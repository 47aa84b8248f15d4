import type { Insertable } from 'kysely';
import type { Collection, Page } from '../../model/entities/page.ts';
import { cardOf } from '../../model/entities/page-card.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import { AppError } from '../../model/error.ts';
import { stableJson } from '../../model/stable-json.ts';
import { folded } from '../../model/values/folded.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Database } from '../database/schema.ts';
import { noteForms } from '../forms/forms.ts';
import { noteMediaUses } from '../media/note-media-uses.ts';
import { documentText } from '../states/content-hash.ts';
import { requireFreeTranslation, translationColumns } from './page-language.ts';
import { insertTexts, pageTexts } from './page-words.ts';
import { type CopyKey, removeRoles, removeTags, writeRoles, writeTags } from './tags-and-roles.ts';

/** Writes the draft or published row of a page, with its tags and media uses. Throws AppError `conflict` for a translation that there is already. */
export async function writePageCopy(db: Db, key: CopyKey, page: Page): Promise<void> {
  await requireFreeTranslation(db, key, page);
  await putPage(db, pageRow(db, key, page));
  await writeTags(db, key, page);
  if (key.copy === 'draft') await writeRoles(db, key.collection, page);
  if (isPageDraft(key)) await writePageEntry(db, page);
  else await notePublished(db, key, page, page.revision);
  const use = { owner: ownerOf(key.collection, page), copy: key.copy, domainId: page.domainId };
  await noteMediaUses(db, use, page, page.updatedAt);
  if (key.collection !== 'listings') await noteForms(db, holderOf(key, page), page.contents, page.updatedAt);
}

/** Removes the draft or published row of a page, with its tags, roles, media uses and forms. */
export async function removePageCopy(db: Db, key: CopyKey, page: Page, at: string): Promise<void> {
  const { collection, copy } = key;
  await db
    .deleteFrom('pages')
    .where((is) => is.and({ ...key, id: page._id }))
    .execute();
  await removeTags(db, key, page._id);
  if (copy === 'draft') await removeRoles(db, collection, page._id);
  if (isPageDraft(key)) await removePageEntry(db, page._id);
  else await notePublished(db, key, page, null);
  await noteMediaUses(db, { owner: ownerOf(collection, page), copy, domainId: page.domainId }, null, at);
  if (collection !== 'listings') await noteForms(db, holderOf(key, page), null, at);
}

/** Notes in the entry of a page, which its draft has written before, which revision is published. */
async function notePublished(db: Db, { collection }: CopyKey, { _id }: Page, revision: number | null): Promise<void> {
  if (collection === 'pages') await putPublishedRevision(db, { _id, revision });
}

const putPublishedRevision = preparedQuery((db, value: ValueOf<{ _id: string; revision: number | null }>) =>
  db
    .updateTable('pageEntries')
    .set({ publishedRevision: value('revision') })
    .where('pageId', '=', value('_id')),
);

const isPageDraft = ({ collection, copy }: CopyKey): boolean => collection === 'pages' && copy === 'draft';

/** A listing shares its page's `_id`, so its media uses need a distinct owner; that of a section says what it is. */
const ownerOf = (collection: Collection, { _id }: Page): string =>
  collection === 'pages' ? _id : `${collection}/${_id}`;

const holderOf = ({ copy }: CopyKey, { _id, domainId }: Page) => ({ pageId: _id, domainId, copy });

const putPage = preparedUpsert('pages', { key: ['collection', 'id', 'copy'] });

function pageRow(db: Db, { collection, copy }: CopyKey, page: Page): Insertable<Database['pages']> {
  return {
    collection,
    copy,
    id: page._id,
    domainId: page.domainId,
    slug: page.slug,
    template: page.template,
    pageType: page.pageType,
    frequency: page.frequency ?? null,
    priority: page.priority ?? null,
    published: page.published ? 1 : 0,
    updatedAt: page.updatedAt,
    publishedAt: page.publishedAt ?? null,
    lastPublished: page.lastPublished ?? null,
    card: stableJson(cardOf(page)),
    document: documentText(page),
    ...translationColumns(db, collection, page),
  };
}

/** Writes the row by which editors find a draft, and its texts when they changed. */
async function writePageEntry(db: Db, page: Page): Promise<void> {
  const row = { ...entryRow(page), ...translationColumns(db, 'pages', page) };
  const [entry] = await putEntry(db, row);
  if (!entry) throw new AppError('internal', 'The row of a page was not stored');
  const { id } = entry;
  const texts = pageTexts(db, page);
  const [stored] = await textsOf(db, { id });
  if (stored?.texts === texts) return;
  if (stored) await db.updateTable('pageTexts').set({ texts }).where('rowid', '=', id).execute();
  else await insertTexts(db, { rowid: id, texts });
}

const putEntry = preparedUpsert('pageEntries', { key: ['pageId'], returning: ['id'] });
const textsOf = preparedQuery((db, value: ValueOf<{ id: number }>) =>
  db.selectFrom('pageTexts').where('rowid', '=', value('id')).select('texts'),
);

/** Removes the row and texts of a draft. */
async function removePageEntry(db: Db, pageId: string): Promise<void> {
  const row = await db.deleteFrom('pageEntries').where('pageId', '=', pageId).returning('id').executeTakeFirst();
  if (row) await db.deleteFrom('pageTexts').where('rowid', '=', row.id).execute();
}

function entryRow(page: Page) {
  const { _id: pageId, domainId, slug, template, author = '', updatedAt, updatedBy, publishedAt = null } = page;
  const title = pageTitle(page);
  const { translatedFrom: from, openTexts = {} } = page;
  const row = { pageId, domainId, slug, template, author, updatedAt, updatedBy, publishedAt };
  const translated = { translatedFrom: from?.page ?? null, translatedRevision: from?.revision ?? null };
  return { ...row, ...translated, openTexts: Object.keys(openTexts).length, title, words: folded(title) };
}
