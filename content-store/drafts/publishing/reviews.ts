import type { Selectable } from 'kysely';
import type { Review, ReviewAnswer, Reviewer, ReviewItem, ReviewState } from '../../model/entities/review.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';

/** The code that a guest was mailed last; `hash` is empty once it was used. */
interface GuestCode {
  hash: string;
  until: string;
  tries: number;
}

export type StoredReviewer = Reviewer & { code?: GuestCode };

/** An answer with what the drafts said, and whom it counts for. */
export type StoredAnswer = Omit<ReviewAnswer, 'isOutdated'> & {
  contents: string[];
  /** Of a guest: the place in the list of reviewers. */
  guest?: number;
  roles?: string[];
};

export type StoredReview = Omit<Review, 'reviewers' | 'answers' | 'waitsFor' | 'isOutdated'> & {
  reviewers: StoredReviewer[];
  answers: StoredAnswer[];
  contents: string[];
};

type Asked = Pick<StoredReview, 'domainId' | 'purpose' | 'items' | 'contents' | 'text' | 'due' | 'reviewers'>;

/** Stores a question. Those of the same person for nothing else are withdrawn: it replaces them. */
export async function insertReview(db: Db, asked: Asked, stamp: Stamp): Promise<StoredReview> {
  for (const before of await reviewsIn(db, asked.domainId, ['open'])) {
    const isSame = before.askedBy === stamp.by && before.purpose === asked.purpose;
    if (isSame && isReplaced(before, asked.items)) await endReview(db, before, 'withdrawn', stamp);
  }
  const review: StoredReview = {
    ...{ ...asked, _id: newId(), askedBy: stamp.by, createdAt: stamp.at },
    ...{ state: 'open', endedBy: '', endedAt: null, answers: [] },
  };
  await db.insertInto('reviews').values(rowOf(review)).execute();
  return review;
}

type ReviewedRef = Pick<ReviewItem, 'kind' | '_id' | 'release'>;

/** True for the same document. */
export const isSameItem = (one: ReviewedRef, other: ReviewedRef) => one._id === other._id && one.kind === other.kind;

/** True for a review that a new one about these replaces: it is about nothing else, and about the same versions. */
export const isReplaced = (before: Pick<StoredReview, 'items'>, items: readonly ReviewedRef[]): boolean =>
  before.items.every((one) => items.some((item) => isSameItem(one, item) && one.release?._id === item.release?._id));

/** The reviews of a domain in these states, the oldest first; ended ones only if they ended after a time. */
export async function reviewsIn(
  db: Db,
  domainId: string,
  states: readonly ReviewState[],
  endedAfter?: string,
): Promise<StoredReview[]> {
  const found = db.selectFrom('reviews').where('domainId', '=', domainId).where('state', 'in', states);
  const lately = endedAfter === undefined ? found : found.where('endedAt', '>', endedAfter);
  return (await lately.selectAll().orderBy('createdAt').orderBy('id').execute()).map(reviewOf);
}

export async function reviewById(db: Db, id: string): Promise<StoredReview | undefined> {
  const row = await db.selectFrom('reviews').where('id', '=', id).selectAll().executeTakeFirst();
  return row && reviewOf(row);
}

/** Stores a review as it has become, in the transaction in which it was read. */
export async function updateReview(db: Db, review: StoredReview): Promise<void> {
  const { id, ...row } = rowOf(review);
  await db.updateTable('reviews').set(row).where('id', '=', id).execute();
}

/** Ends a review; one that is withdrawn approves nothing. */
export async function endReview(db: Db, review: StoredReview, state: ReviewState, { at, by }: Stamp): Promise<void> {
  await updateReview(db, { ...review, state, endedBy: by, endedAt: at });
  if (state === 'withdrawn') await db.deleteFrom('approvals').where('review', '=', review._id).execute();
}

/** Stores an answer of a review: who asks for changes takes back what they approved of the same. */
export async function addAnswer(db: Db, review: StoredReview, answer: StoredAnswer): Promise<StoredReview> {
  const { by, contents, roles = [] } = answer;
  const isGuest = answer.isGuest ? 1 : 0;
  await db
    .deleteFrom('approvals')
    .where('content', 'in', [...contents, ''])
    .where((is) => is.and({ by, isGuest }))
    .execute();
  const rows = contents.map((content) => ({
    ...{ review: review._id, content, by, isGuest },
    roles: JSON.stringify(roles),
  }));
  if (answer.answer === 'approve' && rows.length > 0) await db.insertInto('approvals').values(rows).execute();
  const answered = { ...review, answers: [...review.answers, answer] };
  await updateReview(db, answered);
  return answered;
}

/** Deletes reviews that ended before a time, with what they approved, and returns their number. */
export async function forgetEndedReviews(db: Db, before: string): Promise<number> {
  const ended = db.selectFrom('reviews').where('endedAt', '<', before).select('id');
  await db.deleteFrom('approvals').where('review', 'in', ended).execute();
  return Number((await db.deleteFrom('reviews').where('endedAt', '<', before).executeTakeFirst()).numDeletedRows);
}

const rowOf = ({ _id: id, items, reviewers, answers, contents, ...row }: StoredReview): Database['reviews'] => ({
  ...{ ...row, id, items: JSON.stringify(items), reviewers: JSON.stringify(reviewers) },
  ...{ answers: JSON.stringify(answers), contents: JSON.stringify(contents) },
});

const reviewOf = ({ id, items, reviewers, answers, contents, ...row }: Selectable<Database['reviews']>) =>
  ({
    ...{ ...row, _id: id, items: JSON.parse(items), reviewers: JSON.parse(reviewers) },
    ...{ answers: JSON.parse(answers), contents: JSON.parse(contents) },
  }) as StoredReview;
