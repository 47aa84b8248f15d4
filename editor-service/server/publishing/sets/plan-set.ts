import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type PageRef, pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision } from '#content-store/drafts/pages/page-history.ts';
import { deletedSlug } from '#content-store/drafts/pages/trash.ts';
import { originOf, pageAt, wholeLivePage } from '#content-store/drafts/publishing/publish-revision.ts';
import { draftState } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { pageContentHash } from '#content-store/drafts/states/content-hash.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller } from '../../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import { planDocuments } from './plan-documents.ts';
import { planPosted } from './plan-posted.ts';
import { planRestored } from './plan-restored.ts';
import { chosenOfRelease } from './released-item.ts';
import type {
  Asked,
  ChosenItem,
  PlannedChoice,
  PlannedItem,
  PlannedPage,
  PlannedSection,
  ReleasedItem,
  SetEntry,
} from './set-plan.ts';

type Choice = ChosenItem | ReleasedItem;

/** What will happen to each item; throws the refusal of the first that cannot go. */
export async function planSet(db: Db, asked: Asked, items: readonly Choice[]): Promise<PlannedChoice[]>;
export async function planSet(db: Db, asked: Asked, items: readonly SetEntry[]): Promise<PlannedItem[]>;
export async function planSet(db: Db, asked: Asked, items: readonly SetEntry[]): Promise<PlannedItem[]> {
  const plan: PlannedItem[] = [];
  for (const item of items) {
    if ('isRestored' in item) plan.push(await planRestored(db, asked, item));
    else plan.push(await (item.isPosted ? planPosted(db, asked, item) : planItem(db, asked, item)));
  }
  return plan;
}

/**
 * What will happen to one item. Throws AppError `not-found`, `forbidden` by the roles of a page, `conflict` for an
 * outdated revision, `invalid` for a page that only some roles may view; all name the item.
 */
export async function planItem(db: Db, asked: Asked, choice: Choice): Promise<PlannedChoice> {
  const item = 'release' in choice ? await chosenOfRelease(db, asked, choice) : choice;
  if (item.kind === 'page') return planPage(db, asked, item);
  return item.kind === 'section' ? planSection(db, asked, item) : planDocuments(db, asked, item);
}

async function planPage(db: Db, asked: Asked, item: ChosenItem): Promise<PlannedPage> {
  if (item.to !== undefined) return planMove(db, asked, item, item.to);
  const copy = await planCopy(db, asked, item, 'pages');
  const { action, stored, live } = copy;
  const base = { ...copy, kind: 'page' as const };
  if (action !== 'publish') return { ...base, slug: stored.slug, isUnchanged: action === 'unpublish' && !live };
  if (copy.note && live) return { ...base, slug: live.slug, isUnchanged: true };
  const listing = await chosenListing(db, item);
  return { ...base, slug: copy.chosen.slug, listing, isUnchanged: !copy.page && !listing };
}

async function planMove(db: Db, asked: Asked, item: ChosenItem, to: string): Promise<PlannedPage> {
  const copy = await planCopy(db, asked, item, 'pages');
  const page = await liveAt(db, { _id: item._id, collection: 'pages' }, to);
  const listing = await liveAt(db, { _id: item._id, collection: 'listings' }, to);
  return { ...copy, kind: 'page', slug: to, page, listing, isUnstored: true, isUnchanged: !page && !listing };
}

/** What visitors have, at another address; undefined when they have nothing, or have it there. */
async function liveAt(db: Db, ref: PageRef, slug: string): Promise<Page | undefined> {
  const live = await wholeLivePage(db, ref);
  return live && live.slug !== slug ? { ...live, slug } : undefined;
}

async function planSection(db: Db, asked: Asked, item: ChosenItem): Promise<PlannedSection> {
  const copy = await planCopy(db, asked, item, 'sections');
  return { ...copy, kind: 'section', slug: null, isUnchanged: !copy.page };
}

type Copy = Omit<PlannedPage, 'kind' | 'slug' | 'isUnchanged'> & { chosen: Page };

/** What pages and sections have in common. */
async function planCopy(
  db: Db,
  { domainId, caller }: Asked,
  item: ChosenItem,
  collection: 'pages' | 'sections',
): Promise<Copy> {
  const { _id, action } = item;
  const ref = { _id, collection };
  const stored = await pageById(db, { ...ref, domainId });
  if (!stored) throw await gone(db, item);
  const title = pageTitle(stored);
  requireRoles(stored, item, caller);
  const chosen = action === 'publish' || !item.isPinned ? await chosenPage(db, item, stored, collection) : stored;
  const live = await pageById(db, ref, 'published');
  const base = { _id, title, collection, action, stored, live, chosen, page: undefined };
  if (item.released) Object.assign(base, { isUnstored: true, takesDrafts: item.released.takesDrafts });
  if (action !== 'publish') return base;
  if (stored.viewerRoles.length > 0) {
    throw new AppError('invalid', `“${title}” cannot be published: only some roles may view it`);
  }
  const page = (await isLiveAs(db, collection, chosen)) ? undefined : chosen;
  if (page && item.isPinned && live && (await originOf(db, ref, live)) > page.revision) {
    return { ...base, note: `“${title}” was left out: a newer version is live.` };
  }
  return { ...base, page };
}

function requireRoles(stored: Page, { action }: ChosenItem, caller: Caller) {
  try {
    if (action === 'publish') requirePageRole(stored, 'editorRoles', caller);
    requirePageRole(stored, 'publisherRoles', caller);
  } catch (error) {
    if (!(error instanceof AppError) || !hasPageRole(stored, 'viewerRoles', caller)) throw error; // its title is not theirs
    throw new AppError(error.code, `“${pageTitle(stored)}”: ${error.message}`);
  }
}

/** The draft, which says what was chosen, or for a schedule the revision that was. */
async function chosenPage(
  db: Db,
  { _id, revision, isPinned, released }: ChosenItem,
  stored: Page,
  collection: Collection,
): Promise<Page> {
  if (released) return released.page;
  if (revision === undefined || revision === stored.revision) return stored;
  if (isPinned) return pageAt(db, { _id, collection }, stored, revision);
  const seen = await pageAtRevision(db, _id, revision, collection);
  if (seen?.revision === revision && saySame(seen, stored)) return stored;
  const { updatedAt, updatedBy } = stored;
  const message = `“${pageTitle(stored)}” was changed by ${updatedBy || 'someone else'} in the meantime`;
  throw new AppError('conflict', message, { current: { revision: stored.revision, updatedAt, updatedBy } });
}

/** The listing that goes with the page; undefined when there is none, or visitors have it already. */
async function chosenListing(db: Db, item: ChosenItem): Promise<Page | undefined> {
  const listing = item.released ? item.released.listing : await listingOf(db, item);
  return listing && !(await isLiveAs(db, 'listings', listing)) ? listing : undefined;
}

async function listingOf(db: Db, { _id, isPinned, listingRevision }: ChosenItem): Promise<Page | undefined> {
  const ref = { _id, collection: 'listings' as const };
  const stored = await pageById(db, ref);
  if (!stored || (isPinned && listingRevision === undefined)) return undefined;
  return isPinned ? pageAt(db, ref, stored, listingRevision ?? stored.revision) : stored;
}

/** True when visitors have this content of the page. */
async function isLiveAs(db: Db, part: Collection, page: Page): Promise<boolean> {
  const state = await draftState(db, { part, id: page._id });
  return state?.isPublished === 1 && state.decided === pageContentHash(page);
}

const saySame = (one: Page, other: Page): boolean => pageContentHash(one) === pageContentHash(other);

async function gone(db: Db, { _id, kind }: ChosenItem): Promise<AppError> {
  if (kind === 'section') return new AppError('not-found', 'A section of this set was deleted');
  const slug = await deletedSlug(db, { _id });
  const message = slug === undefined ? `A ${kind} of this set could not be found` : `The page /${slug} was deleted`;
  return new AppError('not-found', message);
}
