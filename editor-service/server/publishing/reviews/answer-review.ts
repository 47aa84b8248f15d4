import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { authorsOf, keysOf } from '#content-store/drafts/publishing/approvals.ts';
import type { ReviewedState } from '#content-store/drafts/publishing/release-items.ts';
import {
  addAnswer,
  endReview,
  type StoredAnswer,
  type StoredReview,
} from '#content-store/drafts/publishing/reviews.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Caller, type Handler, stampOf } from '../../http/call-context.ts';
import { askedOf, requireOpen, statesOf } from './asked-of.ts';
import { isApproved, shownReview } from './shown-review.ts';
import { auditReview, tellAnswer } from './tell-reviewers.ts';

interface Needs {
  db: Db;
  wakeMails: () => void;
}

/** Stores the answer of somebody with an account; see the contract. */
export const answerReview =
  ({ db, wakeMails }: Needs): Handler<'review/answer'> =>
  async ({ domainId, _id, answer, text, seen }, { caller, address }) => {
    const answered = await transact(db, async (transaction) => {
      const review = await requireOpen(transaction, _id, domainId);
      const stamp = stampOf(caller);
      if (!(await askedOf(transaction, caller))(review))
        throw new AppError('forbidden', 'You were not asked about this');
      const states = await statesOf(transaction, review);
      requireSeen(review, states, seen);
      if (answer === 'approve') await requireOther(transaction, review, states, caller);
      if (answer === 'askForChanges' && text === '') throw new AppError('invalid', 'Write what should change');
      const given = { by: caller.username, isGuest: false, answer, text, at: stamp.at };
      const stored = { ...given, contents: keysOf(states), roles: caller.roles };
      await auditReview(transaction, review, 'review answer', stamp, { address, token: caller.token?.name });
      return shownReview(await storeAnswer(transaction, review, stored), keysOf(states), caller.username);
    });
    wakeMails();
    return answered;
  };

/** Stores an answer, ends the review if it was the last one, and tells who asked. Wake the mails after the commit. */
export async function storeAnswer(db: Db, review: StoredReview, answer: StoredAnswer): Promise<StoredReview> {
  const answered = await addAnswer(db, review, answer);
  await tellAnswer(db, review, answer, answer.at);
  const isEnd = answer.answer === 'askForChanges' || isApproved(answered);
  if (!isEnd) return answered;
  const state = answer.answer === 'approve' ? 'approved' : 'changesAsked';
  await endReview(db, answered, state, answer);
  return { ...answered, state, endedBy: answer.by, endedAt: answer.at };
}

/** What was looked at is what the drafts say now. */
function requireSeen(
  { items }: StoredReview,
  states: readonly ReviewedState[],
  seen: readonly { _id: string; revision: number }[],
) {
  for (const { _id, title, kind, release } of items) {
    const own = states.find(({ id, part }) => id === _id && part !== 'listings');
    const gone = release ? `is no longer in “${release.name}”` : 'was deleted';
    if (!own) throw new AppError('conflict', `“${title}” ${gone}`);
    const revision = seen.find((one) => one._id === _id)?.revision;
    if (hasRevisions(kind) && revision !== undefined && revision !== own.revision)
      throw new AppError('conflict', `“${title}” was changed by ${own.updatedBy} in the meantime; look at it again`);
  }
}

async function requireOther(db: Db, { askedBy }: StoredReview, states: readonly ReviewedState[], { username }: Caller) {
  if (askedBy === username || (await authorsOf(db, states)).has(username))
    throw new AppError('forbidden', 'Another person has to approve this, as you changed it or asked about it');
}
