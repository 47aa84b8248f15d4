import type { Collection, Page, PageDraft } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import type { PageAction } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { type Stamp, timeAfter } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { notePageDraft } from './draft-states.ts';
import { checkSlug, type PageRef, pageById } from './find-page.ts';
import { writePageCopy } from './page-copies.ts';
import { addToHistory } from './page-history.ts';

export interface ChangeOptions {
  /** The revision the change is based on; if it is outdated, AppError `conflict` has the current one. */
  expectedRevision?: number | undefined;
}

export type PageRoles = Pick<Page, 'viewerRoles' | 'editorRoles' | 'publisherRoles'>;

interface PageChange extends ChangeOptions {
  action: PageAction;
  /** Replaces everything editors write; absent: unchanged. */
  draft?: PageDraft | undefined;
  roles?: PageRoles | undefined;
}

/** Writes the next revision of a draft and adds it to the history. Throws AppError `not-found` or `conflict`. */
export function changePage(db: Db, ref: PageRef, stamp: Stamp, change: PageChange): Promise<Page> {
  return transact(db, async (transaction) => {
    const domainId = ref.domainId ?? change.draft?.domainId;
    const stored = await requirePage(transaction, { ...ref, domainId }, change);
    const collection = ref.collection ?? 'pages';
    const page = nextRevision(stored, change, stamp);
    if (page.slug !== stored.slug) await requireFreeSlug(transaction, page, collection);
    await writeRevision(transaction, collection, page, change.action);
    return page;
  });
}

/** Loads a page; throws AppError `not-found`, or `conflict` when it is not at the expected revision. */
export async function requirePage(db: Db, ref: PageRef, { expectedRevision }: ChangeOptions = {}): Promise<Page> {
  const page = await pageById(db, ref);
  if (!page) throw new AppError('not-found', 'This page could not be found');
  const { revision, updatedAt, updatedBy } = page;
  if (expectedRevision !== undefined && expectedRevision !== revision) {
    const message = `This page was changed by ${updatedBy || 'somebody else'} in the meantime`;
    throw new AppError('conflict', message, { current: { revision, updatedAt, updatedBy } });
  }
  return page;
}

/** Throws AppError `conflict` when another page of the domain holds the page's address. */
export async function requireFreeSlug(db: Db, page: Page, collection: Collection): Promise<void> {
  const holder = await checkSlug(db, { domainId: page.domainId, slug: page.slug, collection }, page._id);
  if (holder) throw new AppError('conflict', `The address /${page.slug} belongs to another page`);
}

/** Writes the draft row and keeps it in the history. */
export async function writeRevision(db: Db, collection: Collection, page: Page, action: PageAction): Promise<void> {
  await writePageCopy(db, { collection, copy: 'draft' }, page);
  await notePageDraft(db, collection, page);
  await addToHistory(db, collection, page, action);
}

/** Takes fields that editors write only from the draft, fields that the service owns only from the stored page. */
function nextRevision(stored: Page, { action, draft, roles }: PageChange, stamp: Stamp): Page {
  const updatedAt = timeAfter(stored.updatedAt, stamp);
  return {
    ...(draft ?? stored),
    _id: stored._id,
    revision: stored.revision + 1,
    createdAt: stored.createdAt,
    updatedAt,
    updatedBy: stamp.by,
    viewerRoles: (roles ?? stored).viewerRoles,
    editorRoles: (roles ?? stored).editorRoles,
    publisherRoles: (roles ?? stored).publisherRoles,
    ...publication(stored, action, updatedAt),
  };
}

function publication(
  stored: Page,
  action: PageAction,
  at: string,
): Pick<Page, 'published' | 'lastPublished' | 'publishedAt'> {
  if (action === 'publish') return { published: true, lastPublished: at, publishedAt: at };
  const { lastPublished, publishedAt } = stored;
  const published = action === 'save' && stored.published;
  return { published, ...(lastPublished && { lastPublished }), ...(publishedAt && { publishedAt }) };
}
