import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { endReview, isSameItem, reviewsIn, type StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import { isWaiting } from '#content-store/drafts/publishing/waiting-drafts.ts';
import type { AppliedItem } from '../sets/apply-set.ts';
import { statesOf } from './asked-of.ts';
import { tellAuthors, tellOf } from './tell-reviewers.ts';

/**
 * Ends the reviews of what a set deletes, or after which nothing of it waits, in its transaction, and tells whose
 * drafts went live. Resolves with what wakes the mails, to be called after the commit.
 */
export type EndReviews = (
  db: Db,
  domainId: string,
  applied: readonly Pick<AppliedItem, 'item' | 'result'>[],
  stamp: Stamp,
) => Promise<() => void>;

export const createEndReviews =
  (wakeMails: () => void): EndReviews =>
  async (transaction, domainId, applied, stamp) => {
    const answered: StoredReview[] = [];
    for (const review of await reviewsIn(transaction, domainId, ['open', 'approved'])) {
      const state = await outcomeOf(transaction, review, applied);
      if (!state) continue;
      await endReview(transaction, review, state, stamp);
      if (review.purpose !== 'publish') continue;
      await tellOf(transaction, review, { to: [review.askedBy], kind: state }, stamp);
      answered.push(review);
    }
    await tellAuthors(transaction, domainId, applied, stamp, answered);
    return wakeMails;
  };

/**
 * What becomes of a review by a set: null while something of it still waits, as after a move or an earlier version that was
 * scheduled, and for what is taken offline, which can still be published.
 */
async function outcomeOf(db: Db, review: StoredReview, applied: readonly Pick<AppliedItem, 'item'>[]) {
  const { items } = review;
  const isDone = ({ item }: Pick<AppliedItem, 'item'>) =>
    item.action !== 'unpublish' &&
    items.some((one) => item.kind !== 'domain' && isSameItem(one, { ...item, kind: item.kind }));
  if (!applied.some(isDone)) return null;
  const left = await statesOf(db, review);
  if (left.length === 0) return 'deleted';
  return left.some(isWaiting) ? null : 'published';
}
