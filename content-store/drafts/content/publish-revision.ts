import type { Page } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import type { NamedContent } from '../../model/published/public-page.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { pageContentHash } from './content-hash.ts';
import type { PageRef } from './find-page.ts';
import { addToHistory, keepAutosave, pageAtRevision } from './page-history.ts';
import { changePage, requirePage } from './page-revisions.ts';
import { publishPage } from './publish-page.ts';

/**
 * Publishes a page as it was at a revision; a draft that says something else by now stays the draft, as the newest
 * revision. Throws AppError `not-found` when page or revision is gone, `conflict` when its address was taken.
 */
export function publishRevision(
  db: Db,
  ref: PageRef,
  stamp: Stamp,
  { revision, named }: { revision: number; named: NamedContent },
): Promise<Page> {
  return transact(db, async (transaction) => {
    const newest = await requirePage(transaction, ref);
    const chosen = await pageAt(transaction, ref, newest, revision);
    const published = await publishPage(transaction, ref, stamp, { draft: chosen, named });
    if (pageContentHash(chosen) === pageContentHash(newest)) return published;
    const kept = { at: stamp.at, by: newest.updatedBy };
    return changePage(transaction, ref, kept, { action: 'save', draft: newest });
  });
}

/** A page at one of its revisions. Throws AppError `not-found`. */
export async function pageAt(db: Db, ref: PageRef, newest: Page, revision: number): Promise<Page> {
  if (newest.revision === revision) return newest;
  const page = await pageAtRevision(db, ref._id, revision, ref.collection);
  if (page?.revision !== revision) throw new AppError('not-found', 'This version of the page could not be found');
  return page;
}

/** Keeps the draft as it is now in the history, also if it is an autosave: a schedule publishes this revision later. */
export async function keepRevision(db: Db, ref: PageRef, page: Page): Promise<void> {
  const known = await pageAtRevision(db, page._id, page.revision, ref.collection);
  const isThere = known?.revision === page.revision;
  if (isThere) await keepAutosave(db, { pageId: page._id, revision: page.revision, collection: ref.collection });
  else await addToHistory(db, ref.collection ?? 'pages', page, { action: 'save', at: page.updatedAt });
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
