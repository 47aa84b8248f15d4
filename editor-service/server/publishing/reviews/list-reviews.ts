import type { Db } from '#content-store/drafts/database/open-database.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { keysOf } from '#content-store/drafts/publishing/approvals.ts';
import { reviewsIn, type StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import type { Review } from '#content-store/model/entities/review.ts';
import type { Caller, Handler } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import type { Ground } from '../../runtime/ground.ts';
import { askedOf, statesOf } from './asked-of.ts';
import { shownReview } from './shown-review.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 14;

/** What is asked of the caller, and what they asked; see the contract. */
export const listReviews =
  ({ db, now }: Pick<Ground, 'db' | 'now'>): Handler<'review/list'> =>
  async ({ domainId, about }, { caller }) => {
    const after = new Date(now().getTime() - SHOWN_DAYS * DAY_MS).toISOString();
    const demanded = await rolesOfPages(db);
    const mayView = ({ items }: StoredReview) =>
      items.every(({ _id }) => hasPageRole(demanded(_id), 'viewerRoles', caller));
    const isShown = (review: StoredReview) =>
      mayView(review) && (about === undefined || review.items.some(({ _id }) => _id === about));
    const open = (await reviewsIn(db, domainId, ['open'])).filter(isShown);
    const ended = ['approved', 'changesAsked', 'published', 'deleted'] as const;
    const lately = (await reviewsIn(db, domainId, ended, after)).filter(isShown).toReversed();
    const isMine = ({ askedBy }: StoredReview) => askedBy === caller.username;
    const mine = lastAboutEach([...open.filter(isMine), ...lately.filter(isMine)]);
    const isAsked = await askedOf(db, caller);
    const ofMe = open.filter((review) => !isMine(review) && isAsked(review) && !hasAnswered(review, caller));
    const known = new Set([...mine, ...ofMe]);
    const others = [...open, ...lately].filter((one) => about !== undefined && !known.has(one) && !isMine(one));
    const shown = (reviews: readonly StoredReview[]) => shownReviews(db, reviews, caller);
    return { ofMe: await shown(ofMe), mine: await shown(mine), others: await shown(others) };
  };

async function shownReviews(db: Db, reviews: readonly StoredReview[], { username }: Caller): Promise<Review[]> {
  const shown: Review[] = [];
  for (const review of reviews) shown.push(shownReview(review, keysOf(await statesOf(db, review)), username));
  return shown;
}

/** Only the last word about the same things. */
const lastAboutEach = (reviews: readonly StoredReview[]): StoredReview[] => {
  const key = ({ purpose, items }: StoredReview) =>
    `${purpose} ${items.map(({ kind, _id, release }) => `${kind} ${_id} ${release?._id}`).join()}`;
  return reviews.filter((one) => reviews.find((other) => key(other) === key(one)) === one);
};

const hasAnswered = ({ answers }: StoredReview, { username }: Caller): boolean =>
  answers.some(({ by, isGuest }) => by === username && !isGuest);
