import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { alsoListing } from '#content-store/drafts/pages/also-listing.ts';
import { type PageRef, pageById } from '#content-store/drafts/pages/find-page.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { publishPage, unpublishPage } from '#content-store/drafts/publishing/publish-page.ts';
import {
  publishSiteDocument,
  saveSiteDocument,
  siteDocument,
  sitePlaceOf,
} from '#content-store/drafts/site/site-documents.ts';
import { pageContentHash } from '#content-store/drafts/states/content-hash.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { failpoint } from '#content-store/published/failpoint.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { finishedContent } from '../../content/finished-content.ts';
import { type Asked, planSet } from './plan-set.ts';
import {
  type ChosenDocument,
  type ChosenItem,
  collectionOfKind,
  isDocuments,
  type PlannedDocuments,
  type PlannedItem,
  type PlannedPage,
  type PlannedSection,
} from './set-plan.ts';

export type SetAnswer = AnswerOf<'publish/set'>;
type AppliedItem = SetAnswer['items'][number];

export interface SetToApply {
  asked: Asked;
  items: readonly ChosenItem[];
  /** As it was rendered; what changed since is a conflict. */
  rendered: readonly PlannedItem[];
  stamp: Stamp;
  /** The origin of the request, for the audit trail; empty for a schedule. */
  address: string;
}

/**
 * Carries out a set in the caller's transaction: drafts, published copies, outbox and audit trail. Everything is
 * checked again, as others may have written since. What makes room comes first: removals, then redirects, then pages.
 */
export async function applySet(db: Db, set: SetToApply): Promise<SetAnswer> {
  const { asked, items, rendered, stamp, address } = set;
  const plan = await planSet(db, asked, items);
  for (const [index, item] of plan.entries()) requireSame(item, rendered[index]);
  const applied = new Map<PlannedItem, AppliedItem>();
  for (const item of inOrder(plan)) {
    applied.set(item, item.isUnchanged ? answerOf(item, 'unchanged') : await applyItem(db, item, asked, stamp));
    if (!item.isUnchanged) await audit(db, item, stamp, address);
  }
  failpoint('before-commit');
  return { items: plan.flatMap((item) => applied.get(item) ?? []) };
}

const ORDER = { delete: 0, unpublish: 0, publish: 2 } as const;

const inOrder = (plan: readonly PlannedItem[]): PlannedItem[] => plan.toSorted((one, other) => rank(one) - rank(other));

const rank = (item: PlannedItem): number => (isDocuments(item) ? 1 : ORDER[item.action]);

/** Nothing is published that was not rendered; what others have published meanwhile is done. */
function requireSame(now: PlannedItem, then: PlannedItem | undefined): void {
  const rendered = new Set(then && fingerprints(then));
  if (fingerprints(now).every((one) => rendered.has(one))) return;
  const message = `“${now.title}” was changed in the meantime; please check it again`;
  if (isDocuments(now)) throw new AppError('conflict', message);
  const { revision, updatedAt, updatedBy } = now.stored;
  throw new AppError('conflict', message, { current: { revision, updatedAt, updatedBy } });
}

/** One for each document that will be published. */
const fingerprints = (item: PlannedItem): string[] =>
  isDocuments(item)
    ? item.documents.map(({ kind, document }) => `${kind} ${stableJson(document)}`)
    : [item.page, item.listing].flatMap((page, index) => (page ? `${index} ${pageContentHash(page)}` : []));

function applyItem(db: Db, item: PlannedItem, asked: Asked, stamp: Stamp): Promise<AppliedItem> {
  return isDocuments(item) ? applyDocuments(db, item, asked, stamp) : applyPage(db, item, stamp);
}

async function applyPage(db: Db, item: PlannedPage | PlannedSection, stamp: Stamp): Promise<AppliedItem> {
  const { _id, kind, action, stored, page, listing } = item;
  const ref = { _id, domainId: stored.domainId, collection: collectionOfKind(kind) };
  if (action === 'publish') {
    if (page) await publishChosen(db, ref, page, stamp);
    if (listing) await publishChosen(db, { ...ref, collection: 'listings' }, listing, stamp);
  } else {
    const change = action === 'delete' ? deletePage : unpublishPage;
    await alsoListing(db, ref, (one) => change(db, one, stamp));
    await change(db, ref, stamp);
  }
  const now = await pageById(db, ref);
  return answerOf(item, RESULTS[action], now?.revision ?? null);
}

const RESULTS = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' } as const;

/** Publishes the draft, or an earlier revision of it. */
const publishChosen = (db: Db, ref: PageRef, draft: Page, stamp: Stamp): Promise<Page> =>
  publishPage(db, ref, stamp, { draft, named: finishedContent, keepsDraft: true });

async function applyDocuments(db: Db, item: PlannedDocuments, { domainId }: Asked, stamp: Stamp): Promise<AppliedItem> {
  for (const one of item.documents) await publishDocument(db, one, domainId, stamp);
  return answerOf(item, 'published');
}

/** A draft that says something else by now stays the draft. */
async function publishDocument(db: Db, { kind, document }: ChosenDocument, domainId: string, stamp: Stamp) {
  const place = sitePlaceOf(kind, document._id, domainId);
  if (!place) throw new AppError('not-found', 'A document of this set could not be found');
  const draft = await siteDocument(db, kind, place);
  await publishSiteDocument(db, kind, place, document, stamp);
  if (draft && stableJson(draft) !== stableJson(document)) await saveSiteDocument(db, kind, place, draft, stamp);
}

function audit(db: Db, { action, _id, slug }: PlannedItem, { at, by }: Stamp, address: string): Promise<void> {
  const subject = slug === null ? _id : `/${slug} (${_id})`;
  return recordAudit(db, { at, actor: by, action, subject, address });
}

const answerOf = (
  { kind, _id, title, slug, action }: PlannedItem,
  result: AppliedItem['result'],
  revision: number | null = null,
): AppliedItem => ({ kind, _id, title, slug, action, result, revision });
