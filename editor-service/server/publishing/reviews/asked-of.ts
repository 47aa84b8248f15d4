import type { Db } from '#content-store/drafts/database/open-database.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { statesBehind } from '#content-store/drafts/publishing/approvals.ts';
import type { ReviewedState } from '#content-store/drafts/publishing/release-items.ts';
import { reviewById, type StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller } from '../../http/call-context.ts';
import { hasPageRole, publishRefusal } from '../../people/page-roles.ts';
import { isMeant } from './reviewers.ts';

/** Whether a review is for this person to answer. */
export async function askedOf(db: Db, caller: Caller): Promise<(review: StoredReview) => boolean> {
  const demanded = await rolesOfPages(db);
  return ({ purpose, items, reviewers, askedBy }) => {
    if (askedBy === caller.username && purpose === 'publish') return false;
    const mayAll = (may: (id: string) => boolean) => items.every(({ _id }) => may(_id));
    if (purpose === 'publish') return mayAll((id) => publishRefusal(demanded(id), caller) === null);
    const isAsked = reviewers.some((reviewer) => isMeant(reviewer, caller));
    return isAsked && mayAll((id) => hasPageRole(demanded(id), 'viewerRoles', caller));
  };
}

/** A review of this domain that waits for an answer. Throws AppError `conflict`. */
export async function requireOpen(db: Db, _id: string, domainId: string): Promise<StoredReview> {
  const review = await reviewById(db, _id);
  if (review?.domainId === domainId && review.state === 'open') return review;
  throw new AppError('conflict', 'This has been answered or withdrawn');
}

/** What the drafts behind a review say now. */
export const statesOf = async (
  db: Db,
  { domainId, items }: Pick<StoredReview, 'domainId' | 'items'>,
): Promise<ReviewedState[]> => (await Promise.all(items.map((item) => statesBehind(db, domainId, item)))).flat();
