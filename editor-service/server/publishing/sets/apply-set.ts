import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { alsoListing } from '#content-store/drafts/pages/also-listing.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { publishPage, publishRedirects, unpublishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { restoreCopy } from '#content-store/drafts/publishing/restore-copy.ts';
import { type RecordNote, withRecord } from '#content-store/drafts/publishing/with-record.ts';
import { publishDomain, unpublishDomain } from '#content-store/drafts/site/domains.ts';
import {
  publishSiteDocument,
  restoreSiteCopy,
  saveSiteDocument,
  siteDocument,
  sitePlaceOf,
} from '#content-store/drafts/site/site-documents.ts';
import { pageContentHash } from '#content-store/drafts/states/content-hash.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import { AppError } from '#content-store/model/error.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { wallClockOf } from '#content-store/model/values/wall-clock.ts';
import { failpoint } from '#content-store/published/failpoint.ts';
import { isListedByDate } from '#site/content/new-page-content.ts';
import { finishedContent } from '../../content/clean-page.ts';
import { siteZone } from '../site-zone.ts';
import { planSet } from './plan-set.ts';
import { recordedParts } from './recorded-parts.ts';
import {
  type Asked,
  type ChosenDocument,
  contentOf,
  hasBlocks,
  isDocuments,
  type PlannedItem,
  type PlannedPage,
  type PlannedSection,
  type SetEntry,
} from './set-plan.ts';

interface SetToApply {
  asked: Asked;
  items: readonly SetEntry[];
  /** As it was rendered; what changed since is a conflict. Absent for an import, whose pages the next build renders. */
  rendered?: readonly PlannedItem[];
  stamp: Stamp;
  /** The origin of the request, for the audit trail; empty for a schedule. */
  address: string;
  /** The errors despite which an administrator publishes, and why. */
  overridden?: string | null;
  /** How it goes live; by hand or by a call unless it says something else. */
  record?: HowRecorded | undefined;
}

/** What the record of a set says besides what it held. */
export type HowRecorded = Pick<RecordNote, 'source' | 'undoes' | 'batch' | 'givenName' | 'note'>;

/** What became of an item. */
export interface AppliedItem {
  item: PlannedItem;
  /** `unchanged`: visitors had it like this already. */
  result: 'published' | 'unpublished' | 'deleted' | 'unchanged';
  /** A page, listing or section as it is now; a deleted one as it was. */
  page?: Page;
  domain?: Domain;
}

/**
 * Carries out a set in the caller's transaction: drafts, published copies, outbox and audit trail. It is planned again,
 * as others may have written while it was rendered. What makes room comes first: removals, then redirects, then pages.
 */
export async function applySet(db: Db, set: SetToApply): Promise<AppliedItem[]> {
  const { asked, items, rendered, stamp, overridden, record = { source: 'publish' } } = set;
  const plan = await planSet(db, asked, items);
  if (rendered) for (const [index, item] of plan.entries()) requireSame(item, rendered[index]);
  const token = asked.caller.token?.name ?? '';
  const note = { ...record, domainId: asked.domainId, stamp, token, overridden: overridden ?? '' };
  return withRecord(db, note, await recordedParts(db, asked.domainId, plan), () =>
    applyPlan(db, plan, { ...set, token }),
  );
}

async function applyPlan(
  db: Db,
  plan: readonly PlannedItem[],
  { asked, rendered, stamp, address, overridden, token }: SetToApply & { token: string },
): Promise<AppliedItem[]> {
  const about = { at: stamp.at, actor: stamp.by, address, token };
  const applied = new Map<PlannedItem, AppliedItem>();
  const draftsThen = new Map(contentOf(rendered ?? plan).documents.map(draftEntry));
  // What is moved in keeps the dates it had.
  const firstDay = rendered && wallClockOf(stamp.at, siteZone()).day;
  const how: Publishing = { domainId: asked.domainId, stamp, draftsThen, firstDay, moved: [] };
  for (const item of inOrder(plan)) {
    applied.set(item, { item, ...(await applyItem(db, item, how)) });
    if (!item.isUnchanged) await recordAudit(db, { ...about, action: item.action, subject: subjectOf(item) });
  }
  await publishRedirects(db, how.domainId, how.moved, stamp);
  if (overridden) {
    const [only, ...others] = plan;
    const subject = only && others.length === 0 ? `${only._id}, ${overridden}` : overridden;
    await recordAudit(db, { ...about, action: 'publish with errors', subject });
  }
  failpoint('before-commit');
  return plan.flatMap((item) => applied.get(item) ?? []);
}

/** What became of the page of a set of one. */
export function onlyPage([applied]: readonly AppliedItem[]): Page {
  if (!applied?.page) throw new Error('A set of one page names that page');
  return applied.page;
}

const ORDER = { delete: 0, unpublish: 0, publish: 2 } as const;

const inOrder = (plan: readonly PlannedItem[]): PlannedItem[] => plan.toSorted((one, other) => rank(one) - rank(other));

const rank = (item: PlannedItem): number => (isDocuments(item) ? 1 : ORDER[item.action]);

/** Nothing is published that was not rendered; what others have published meanwhile is done. */
function requireSame(now: PlannedItem, then: PlannedItem | undefined): void {
  const rendered = new Set(then && fingerprints(then));
  if (fingerprints(now).every((one) => rendered.has(one))) return;
  const message = `“${now.title}” was changed in the meantime; please check it again`;
  if (!hasBlocks(now)) throw new AppError('conflict', message);
  const { revision, updatedAt, updatedBy } = now.stored;
  throw new AppError('conflict', message, { current: { revision, updatedAt, updatedBy } });
}

/** One for each document that was chosen or is rendered; a document that goes along with a posted one is taken as it is now. */
function fingerprints(item: PlannedItem): string[] {
  if (isDocuments(item)) {
    const own = item.isPosted ? item.documents.filter((one) => one.isPosted) : item.documents;
    return own.map(({ kind, document }) => `${kind} ${stableJson(document)}`);
  }
  if (!hasBlocks(item)) return [];
  if (item.restoredFrom) return [item.restoredFrom];
  return [item.page, item.isPosted ? undefined : item.listing].flatMap((page) => (page ? pageContentHash(page) : []));
}

const RESULTS = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' } as const;

interface Publishing {
  domainId: string;
  stamp: Stamp;
  /** The drafts of posted documents when they were rendered. */
  draftsThen: ReadonlyMap<string, string>;
  /** The day on which this happens in the zone of the site, which dates pages that go live for the first time. */
  firstDay: string | undefined;
  /** Redirects of the pages that moved, which are published together. */
  moved: Redirect[];
}

async function applyItem(db: Db, item: PlannedItem, how: Publishing): Promise<Omit<AppliedItem, 'item'>> {
  if (item.isUnchanged) return { result: 'unchanged' };
  const result = RESULTS[item.action];
  if (hasBlocks(item)) return { result, page: await applyPage(db, item, how) };
  if (item.kind !== 'domain') {
    const { isRestored = false } = item;
    for (const one of item.documents) await publishDocument(db, one, { ...how, isRestored });
    return { result };
  }
  const { domain, action } = item;
  const { stamp } = how;
  const change = action === 'publish' ? publishDomain(db, domain, stamp) : unpublishDomain(db, domain._id, stamp);
  return { result, domain: await change };
}

async function applyPage(
  db: Db,
  item: PlannedPage | PlannedSection,
  { stamp, moved, firstDay }: Publishing,
): Promise<Page> {
  const { _id, collection, action, stored, page, isNew, listing, isPosted } = item;
  const { expectedRevision, named = finishedContent, takesDrafts = [] } = item;
  const ref = { _id, domainId: stored.domainId, collection };
  if (item.isRestored) return restoreCopy(db, ref, page ?? null, stamp);
  if (action !== 'publish') {
    const change = action === 'delete' ? deletePage : unpublishPage;
    await alsoListing(db, ref, (one) => change(db, one, stamp));
    return change(db, ref, stamp);
  }
  const keepsDraft = (part: Collection) => !isPosted && !takesDrafts.includes(part);
  const how = { named, moved, keepsDraft: keepsDraft(collection) };
  const isDated = page && collection === 'pages' && isListedByDate(page);
  const first = { ...how, isNew, expectedRevision, firstDay: isDated ? firstDay : undefined };
  const now = page ? await publishPage(db, ref, stamp, { ...first, draft: page }) : stored;
  if (listing) {
    const ofListing = { ...how, keepsDraft: keepsDraft('listings'), draft: listing };
    await publishPage(db, { ...ref, collection: 'listings' }, stamp, ofListing);
  }
  return now;
}

const draftEntry = ({ kind, document, draft }: ChosenDocument) =>
  [`${kind} ${document._id}`, stableJson(draft ?? null)] as const;

/** A draft that differs from what goes live stays the draft: one that was saved while the posted document was rendered. */
async function publishDocument(
  db: Db,
  one: ChosenDocument,
  { domainId, stamp, draftsThen, isRestored }: Publishing & { isRestored: boolean },
) {
  const { kind, document, isPosted, isRemoved } = one;
  const place = sitePlaceOf(kind, document._id, domainId);
  if (!place) throw new AppError('not-found', 'A document of this set could not be found');
  if (isRestored) {
    await restoreSiteCopy(db, kind, place, isRemoved ? null : document, stamp);
    if (one.draft) await saveSiteDocument(db, kind, place, one.draft, stamp);
    return;
  }
  const [key, now] = draftEntry(one);
  const isKept = !isPosted || now !== draftsThen.get(key);
  const draft = isKept ? await siteDocument(db, kind, place) : undefined;
  await publishSiteDocument(db, kind, place, document, stamp);
  if (draft && stableJson(draft) !== stableJson(document)) await saveSiteDocument(db, kind, place, draft, stamp);
}

/** What the audit trail calls it: `/about (01M8…)` */
export function subjectOf({ _id, kind, slug, title }: PlannedItem): string {
  if (kind === 'domain') return title === _id ? _id : `${title} (${_id})`;
  return slug === null ? _id : `/${slug} (${_id})`;
}
