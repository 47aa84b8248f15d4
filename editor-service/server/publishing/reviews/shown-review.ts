import type { StoredAnswer, StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import type { Review } from '#content-store/model/entities/review.ts';

/** A review as calls answer it; `contents`: what its drafts say now. Only the asker sees the addresses of guests. */
export function shownReview(review: StoredReview, contents: readonly string[], viewer: string): Review {
  const { contents: then, reviewers, answers, ...rest } = review;
  const isSame = (some: readonly string[]) => some.join('\n') === contents.join('\n');
  return {
    ...rest,
    reviewers: reviewers.map(({ kind, id, name }) => {
      return { kind, id: kind === 'guest' && viewer !== review.askedBy ? name : id, name };
    }),
    waitsFor: reviewers.filter((_, place) => !hasApproved(review, place)).map(({ name }) => name),
    answers: answers.map(({ by, isGuest, answer, text, at, contents: seen }) => {
      return { by, isGuest, answer, text, at, isOutdated: !isSame(seen) };
    }),
    isOutdated: !isSame(then),
  };
}

/** True when the reviewer at this place of the list has approved; for a role, anybody who has it. */
function hasApproved({ reviewers, answers }: StoredReview, place: number): boolean {
  const { kind, id } = reviewers[place] ?? {};
  const isTheirs = ({ by, guest, isGuest, roles }: StoredAnswer) => {
    if (kind === 'guest') return guest === place;
    return kind === 'person' ? !isGuest && by === id : id !== undefined && roles?.includes(id) === true;
  };
  return answers.some((one) => one.answer === 'approve' && isTheirs(one));
}

/** True when everybody who was asked has approved; never of a request to publish, which publishing answers. */
export const isApproved = (review: StoredReview): boolean =>
  review.purpose === 'review' && review.reviewers.every((_, place) => hasApproved(review, place));
