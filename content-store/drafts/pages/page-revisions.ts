import type { Collection, Page, PageDraft } from '../../model/entities/page.ts';
import { sectionIdsIn } from '../../model/entities/section.ts';
import { AppError } from '../../model/error.ts';
import type { PageAction } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { type Stamp, timeAfter } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { notePageDraft } from '../states/draft-states.ts';
import { checkSlug, type PageRef, pageById } from './find-page.ts';
import { writePageCopy } from './page-copies.ts';
import { addToHistory, equalsPublished, type HistoryNote, lastChange } from './page-history.ts';

export interface ChangeOptions {
  /** The revision the change is based on; if it is outdated, AppError `conflict` has the current one. */
  expectedRevision?: number | undefined;
}

type PageRoles = Pick<Page, 'viewerRoles' | 'editorRoles' | 'publisherRoles'>;

interface SaveOptions extends ChangeOptions {
  /** Why there is a new version; a save by default. */
  action?: PageAction | undefined;
  roles?: PageRoles | undefined;
  /** What the version is called in the history. */
  name?: string | undefined;
}

/**
 * Saves the draft, or with `undefined` the stored one, as the next revision; the earlier ones stay in the history. Throws
 * AppError `not-found` or `conflict`.
 */
export function savePage(
  db: Db,
  ref: PageRef,
  draft: PageDraft | undefined,
  stamp: Stamp,
  { action = 'save', ...options }: SaveOptions = {},
): Promise<Page> {
  return transact(db, async (transaction) => {
    const domainId = ref.domainId ?? draft?.domainId;
    const stored = await requirePage(transaction, { ...ref, domainId }, options);
    const collection = ref.collection ?? 'pages';
    const next = nextRevision(stored, { draft, action, roles: options.roles }, stamp);
    const page = collection === 'sections' ? { ...next, slug: stored.slug } : next;
    if (page.slug !== stored.slug) await requireFreeSlug(transaction, page, collection);
    const { lastPublished = page.updatedAt } = page;
    // A draft that equals the published copy again takes the date of its publish: it has no unpublished changes.
    const isAsPublished = action !== 'publish' && (await equalsPublished(transaction, collection, page));
    const saved = isAsPublished ? { ...page, updatedAt: lastPublished } : page;
    await writeRevision(transaction, collection, saved, { action, name: options.name, at: page.updatedAt });
    return saved;
  });
}

/** Loads a page; throws AppError `not-found`, or `conflict` when it is not at the expected revision. */
export async function requirePage(db: Db, ref: PageRef, { expectedRevision }: ChangeOptions = {}): Promise<Page> {
  const page = await pageById(db, ref);
  if (!page) throw new AppError('not-found', 'This page could not be found');
  if (expectedRevision !== undefined && expectedRevision !== page.revision) {
    const message = `This page was changed by ${page.updatedBy || 'someone else'} in the meantime`;
    throw new AppError('conflict', message, { current: await storedRevision(db, page, ref.collection) });
  }
  return page;
}

/** Which revision of a page is stored, and who stored it when. */
export async function storedRevision(db: Db, page: Page, collection: Collection = 'pages') {
  const { _id, revision, updatedBy } = page;
  const { updatedAt } = (await lastChange(db, _id, collection)) ?? page;
  return { revision, updatedAt, updatedBy };
}

/** Throws AppError `conflict` when another page of the domain holds the page's address. */
export async function requireFreeSlug(db: Db, page: Page, collection: Collection): Promise<void> {
  const holder = await checkSlug(db, { domainId: page.domainId, slug: page.slug, collection }, page._id);
  if (holder) throw new AppError('conflict', `The address /${page.slug} belongs to another page`);
}

/** Writes the draft row and keeps it in the history. */
export async function writeRevision(db: Db, collection: Collection, page: Page, note: HistoryNote): Promise<void> {
  if (collection === 'sections') await requireNoCircle(db, page);
  await writePageCopy(db, { collection, copy: 'draft' }, page);
  await notePageDraft(db, collection, page);
  await addToHistory(db, collection, page, note);
}

/** A page as a publish stores it: the revision after `stored`, with the fields of `draft` that editors write. */
export const asPublished = (stored: Page, draft: PageDraft | undefined, stamp: Stamp): Page =>
  nextRevision(stored, { draft, action: 'publish', roles: stored }, stamp);

/** Takes fields that editors write only from the draft, fields that the service owns only from the stored page. */
function nextRevision(
  stored: Page,
  { draft, action, roles = stored }: { draft: PageDraft | undefined; action: PageAction; roles: PageRoles | undefined },
  stamp: Stamp,
): Page {
  const updatedAt = timeAfter(stored.updatedAt, stamp);
  return {
    ...(draft ?? stored),
    _id: stored._id,
    revision: stored.revision + 1,
    createdAt: stored.createdAt,
    updatedAt,
    updatedBy: stamp.by,
    viewerRoles: roles.viewerRoles,
    editorRoles: roles.editorRoles,
    publisherRoles: roles.publisherRoles,
    ...publication(stored, action, updatedAt),
  };
}

/** Actions that leave the published copy as it is. */
const SAVES: ReadonlySet<PageAction> = new Set(['save', 'autosave', 'revert']);

function publication(
  stored: Page,
  action: PageAction,
  at: string,
): Pick<Page, 'published' | 'lastPublished' | 'publishedAt'> {
  if (action === 'publish') return { published: true, lastPublished: at, publishedAt: at };
  const { lastPublished, publishedAt } = stored;
  const published = stored.published && SAVES.has(action);
  return { published, ...(lastPublished && { lastPublished }), ...(publishedAt && { publishedAt }) };
}

/** Throws AppError `invalid` when a section would contain itself, directly or through other sections. */
async function requireNoCircle(db: Db, section: Page): Promise<void> {
  const seen = new Set<string>();
  const visit = async (contents: unknown, through: readonly string[]): Promise<void> => {
    for (const _id of sectionIdsIn(contents)) {
      if (_id === section._id) throw circle(section.title, through);
      if (seen.has(_id)) continue;
      seen.add(_id);
      const inner = await pageById(db, { _id, domainId: section.domainId, collection: 'sections' });
      if (inner) await visit(inner.contents, [...through, inner.title]);
    }
  };
  await visit(section.contents, []);
}

function circle(name: string, through: readonly string[]): AppError {
  const way = through.length === 0 ? '' : ` through ${through.map((title) => `“${title}”`).join(' and ')}`;
  const message = `The section “${name}” cannot contain itself${way}. Remove it from its own contents.`;
  return new AppError('invalid', message, { validationErrors: [message] });
}
