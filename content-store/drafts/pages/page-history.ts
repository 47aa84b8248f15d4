import { type Collection, type Page, pageDraftSchema } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { AppError } from '../../model/error.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { PageAction } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { documentText } from '../states/content-hash.ts';

/** Why a state of a page is kept: what was done, when, and the name a person gave it. */
export interface HistoryNote {
  action: PageAction;
  at: string;
  name?: string | undefined;
}

/** A pause this long between two autosaves ends a work session, in milliseconds. */
export const SESSION_MS = 30 * 60_000;

/**
 * Keeps this state of the page; called in the transaction of the change. An autosave replaces the autosave before it of
 * the same person in the same session, everything else is kept permanently.
 */
export async function addToHistory(db: Db, collection: Collection, page: Page, note: HistoryNote): Promise<void> {
  const { _id: pageId, revision, updatedBy } = page;
  const { action, at: updatedAt, name = null } = note;
  if (action === 'autosave') await forgetAutosave(db, collection, page, updatedAt);
  const entry = { collection, pageId, revision, action, updatedAt, updatedBy, name, document: documentText(page) };
  await insertEntry(db, entry);
}

const insertEntry = preparedUpsert('pageHistory', {});

async function forgetAutosave(db: Db, collection: Collection, page: Page, at: string): Promise<void> {
  const last = await lastChange(db, page._id, collection);
  const isContinued =
    last?.action === 'autosave' &&
    !('name' in last) &&
    last.updatedBy === page.updatedBy &&
    Date.parse(at) - Date.parse(last.updatedAt) < SESSION_MS;
  if (!isContinued) return;
  const { revision } = last;
  await db
    .deleteFrom('pageHistory')
    .where((is) => is.and({ collection, pageId: page._id, revision }))
    .execute();
}

/** The newest entry of a page's history; undefined for an unknown page. */
export async function lastChange(db: Db, pageId: string, collection: Collection = 'pages') {
  const [last] = await pageHistory(db, pageId, collection, 1);
  return last;
}

/** The states of a page, newest first; empty for an unknown page. */
export async function pageHistory(
  db: Db,
  pageId: string,
  collection: Collection = 'pages',
  limit = Number.MAX_SAFE_INTEGER,
) {
  const rows = await entriesOf(db, { pageId, collection, limit });
  return rows.map(({ name, ...entry }) => (name === null ? entry : { ...entry, name }));
}

const entriesOf = preparedQuery((db, value: ValueOf<{ pageId: string; collection: Collection; limit: number }>) =>
  db
    .selectFrom('pageHistory')
    .where((is) => is.and({ collection: value('collection'), pageId: value('pageId') }))
    .select(['revision', 'updatedAt', 'updatedBy', 'action', 'name'])
    .orderBy('revision', 'desc')
    .limit(value('limit')),
);

/**
 * The page as it was at a revision, or undefined. Save it to restore it. For an autosave that a later one replaced, the
 * later one, with its own revision.
 */
export async function pageAtRevision(
  db: Db,
  pageId: string,
  revision: number,
  collection: Collection = 'pages',
): Promise<Page | undefined> {
  const entry = await entryAt(db, { pageId, revision, collection });
  return entry && storedPage(entry.document);
}

interface Version {
  pageId: string;
  revision: number;
  collection?: Collection | undefined;
}

async function entryAt(db: Db, { pageId, revision, collection = 'pages' }: Version) {
  const entry = await db
    .selectFrom('pageHistory')
    .where((is) => is.and({ collection, pageId }))
    .where('revision', '>=', revision)
    .select(['revision', 'action', 'document'])
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  const isThere = entry?.revision === revision || (entry?.action === 'autosave' && revision > 0);
  return isThere ? entry : undefined;
}

/** True when everything that editors write in the draft is again as it was published. */
export async function equalsPublished(db: Db, collection: Collection, draft: Page): Promise<boolean> {
  if (!draft.published) return false;
  const row = await db
    .selectFrom('pageHistory')
    .where((is) => is.and({ collection, pageId: draft._id, action: 'publish' }))
    .select('document')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && writtenText(storedPage(row.document)) === writtenText(draft);
}

/** What editors wrote in a page; for a page that is not valid, all of it, so that it equals no other. */
function writtenText(page: Page): string {
  const { success, data } = pageDraftSchema.safeParse(page);
  return stableJson(success ? data : page);
}

/** Gives a version a name, or takes it away when empty. Throws AppError `not-found`. */
export async function renameVersion(db: Db, version: Version, name: string): Promise<void> {
  const entry = await entryAt(db, version);
  if (!entry) throw new AppError('not-found', 'This version could not be found');
  const { pageId, collection = 'pages' } = version;
  await db
    .updateTable('pageHistory')
    .set({ name: name || null })
    .where((is) => is.and({ collection, pageId, revision: entry.revision }))
    .execute();
}
