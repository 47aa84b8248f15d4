import type { Page } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import { type PageRef, pageById } from '../pages/find-page.ts';
import { pageAtRevision } from '../pages/page-history.ts';
import { pageContentHash } from '../states/content-hash.ts';

/** A page at one of its revisions. Throws AppError `not-found`. */
export async function pageAt(db: Db, ref: PageRef, newest: Page, revision: number): Promise<Page> {
  if (newest.revision === revision) return newest;
  const page = await pageAtRevision(db, ref._id, revision, ref.collection);
  if (page?.revision !== revision) throw new AppError('not-found', 'This version of the page could not be found');
  return page;
}

/** Keeps the newest revision of a page, which a later autosave would replace: a schedule publishes it later. */
export async function keepRevision(db: Db, { collection = 'pages' }: PageRef, { _id, revision }: Page): Promise<void> {
  await db
    .updateTable('pageHistory')
    .set({ action: 'save' })
    .where((is) => is.and({ collection, pageId: _id, revision, action: 'autosave' }))
    .execute();
}

/**
 * The revision that a published copy was published from: the latest before it with the same content. Publishing adds a
 * revision of its own, so a copy of older content can have a higher number than a newer draft.
 */
export async function originOf(db: Db, ref: PageRef, published: Page): Promise<number> {
  const content = pageContentHash((await pageAtRevision(db, ref._id, published.revision, ref.collection)) ?? published);
  for (let revision = published.revision - 1; revision > 0; revision -= 1) {
    const before = await pageAtRevision(db, ref._id, revision, ref.collection);
    if (before && pageContentHash(before) === content) return revision;
  }
  return published.revision;
}

/** What visitors have of a page, with what no definition names; undefined when they have none. */
export async function wholeLivePage(db: Db, ref: PageRef): Promise<Page | undefined> {
  const live = await pageById(db, ref, 'published');
  const whole = live && (await pageAtRevision(db, ref._id, live.revision, ref.collection));
  return whole?.revision === live?.revision ? whole : live;
}
