import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import {
  approversOf,
  contentKey,
  keysOf,
  reviewRules,
  statesBehind,
} from '#content-store/drafts/publishing/approvals.ts';
import { isSameItem, reviewsIn, type StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import { pageContentHash } from '#content-store/drafts/states/content-hash.ts';
import { siteContentHash } from '#content-store/drafts/states/draft-states.ts';
import type { ReviewRule } from '#content-store/model/entities/review.ts';
import { languageAt } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import {
  hasBlocks,
  isDocuments,
  type PlannedChoice,
  type PlannedItem,
  type PlannedPage,
  type PlannedSection,
} from '../sets/set-plan.ts';
import { shownReview } from './shown-review.ts';

/** An item of a set that must not go live yet, and why. */
interface MissingApproval {
  item: PlannedChoice;
  message: string;
}

/** What of a set the rules of the domain do not let go live without an approval that it does not have. */
export async function missingApprovals(
  db: Db,
  domainId: string,
  plan: readonly PlannedItem[],
): Promise<MissingApproval[]> {
  const rules = await reviewRules(db, domainId);
  if (rules.length === 0) return [];
  const missing: MissingApproval[] = [];
  for (const item of plan) {
    if (item.kind === 'domain' || item.isUnchanged || isMoved(item)) continue;
    const rule = rules.find((one) => fits(one, item));
    if (!rule || rule.needs === 'none' || (isRemoval(item) && !rule.alsoRemovals)) continue;
    const contents = await contentsOf(db, domainId, item);
    if (contents.length === 0 || (await isEnough(db, rule, contents))) continue;
    missing.push({
      item,
      message: `“${item.title}” needs ${await wantedBy(db, rule)}${await askedOf(db, domainId, item)}.`,
    });
  }
  return missing;
}

/** What visitors have stays as it is, at another address. */
const isMoved = (item: PlannedChoice) => hasBlocks(item) && item.isUnstored === true && !item.takesDrafts;

/** Taken from visitors, or given back to them as it was. */
const isRemoval = (item: PlannedChoice) => item.action !== 'publish' || item.isRestored === true;

function fits({ where, value }: ReviewRule, item: PlannedChoice): boolean {
  if (where === 'everything') return true;
  if (!hasBlocks(item) || item.kind === 'section') return false;
  if (where === 'template') return (item.page ?? item.stored).template === value;
  if (where === 'language') {
    const { domainId, slug } = item.page ?? item.stored;
    return languageAt(siteLanguages, domainId, slug).tag === value;
  }
  const tree = value.replace(/^\/+|\/+$/g, '');
  return addressesOf(item).some((slug) => slug === tree || slug.startsWith(`${tree}/`) || tree === '');
}

/** Where it is and where it will be: a page does not leave a rule by moving. */
const addressesOf = ({ page, stored, live }: PlannedPage) =>
  [page, stored, live].flatMap((one) => (one ? one.slug : []));

/** The contents that need approval: what goes live, without what visitors have already; for a removal, the draft. */
async function contentsOf(db: Db, domainId: string, item: PlannedChoice): Promise<string[]> {
  const states = await statesBehind(db, domainId, item);
  if (item.action !== 'publish' || (hasBlocks(item) && !item.page && !item.listing)) return keysOf(states);
  const live = new Set(
    states.flatMap(({ part, id, decided, isPublished }) => (isPublished ? contentKey(part, id, decided ?? '') : [])),
  );
  return keysOfItem(item).filter((key) => !live.has(key));
}

function keysOfItem(item: PlannedChoice): string[] {
  if (isDocuments(item))
    return item.documents.map(({ kind, document }) => contentKey(kind, document._id, siteContentHash(document)));
  return pagesOf(item).map(([part, page]) => contentKey(part, item._id, pageContentHash(page)));
}

const pagesOf = ({ collection, page, listing }: PlannedPage | PlannedSection) => [
  ...(page ? [[collection, page] as const] : []),
  ...(listing ? [['listings', listing] as const] : []),
];

const WANTED = { one: 1, two: 2 } as const;

async function isEnough(db: Db, { needs, role, guestsCount }: ReviewRule, contents: readonly string[]) {
  const approvers = (await approversOf(db, contents)).filter(({ isGuest }) => guestsCount || !isGuest);
  if (needs === 'role') return approvers.some(({ roles }) => roles.includes(role));
  return needs === 'none' || approvers.length >= WANTED[needs];
}

async function wantedBy(db: Db, { needs, role }: ReviewRule): Promise<string> {
  if (needs !== 'role') return needs === 'two' ? 'the approval of two other people' : 'the approval of another person';
  const name = (await listRoles(db)).find(({ _id }) => _id === role)?.name ?? role;
  return `the approval of a person with the role ${name}`;
}

/** ` (asked: Ben, Legal)` */
async function askedOf(db: Db, domainId: string, item: PlannedChoice): Promise<string> {
  const isAbout = ({ items, purpose }: StoredReview) =>
    purpose === 'review' && items.some((one) => isSameItem(one, { _id: item._id, kind: item.kind }));
  const open = (await reviewsIn(db, domainId, ['open'])).filter(isAbout);
  const names = new Set(open.flatMap((review) => shownReview(review, [], '').waitsFor));
  return names.size > 0 ? ` (asked: ${[...names].join(', ')})` : '';
}
