import { transact } from '#content-store/drafts/database/transact.ts';
import { reviewRules, saveReviewRules } from '#content-store/drafts/publishing/approvals.ts';
import { endReview } from '#content-store/drafts/publishing/reviews.ts';
import { AppError } from '#content-store/model/error.ts';
import { type HandlersOf, stampOf } from '../../http/call-context.ts';
import type { GuessLimits } from '../../people/guess-limit.ts';
import { createFloodLimit } from '../../runtime/flood-limit.ts';
import type { Ground } from '../../runtime/ground.ts';
import { answerReview } from './answer-review.ts';
import { askReview } from './ask-review.ts';
import { requireOpen } from './asked-of.ts';
import { createEndReviews } from './end-reviews.ts';
import { createGuests } from './guests.ts';
import { listReviews } from './list-reviews.ts';
import { askedPeople, nameOfUser, peopleFor, reviewersIn } from './reviewers.ts';
import { tellOf } from './tell-reviewers.ts';

interface Needs extends Pick<Ground, 'db' | 'now' | 'secret' | 'publicEditorUrl'> {
  wakeMails: () => void;
  guessLimits: GuessLimits;
  hasRateLimits: boolean;
}

/** What people ask about drafts, and the answers. */
export function createReviews(needs: Needs) {
  const { db, wakeMails, hasRateLimits: isOn } = needs;
  const guests = createGuests(needs);
  // Each time people get a mail.
  const limit = createFloodLimit(db, { isOn, name: 'review', times: 30, seconds: 600 });

  const calls: HandlersOf<'review'> = {
    'review/findReviewers': async ({ items }, { caller }) => {
      const people = await peopleFor(db, items, caller);
      return { reviewers: reviewersIn(people), publishers: people.publishers.map(nameOfUser) };
    },

    'review/ask': askReview({ ...needs, limit, inviteGuests: guests.inviteGuests }),
    'review/list': listReviews(needs),
    'review/answer': answerReview(needs),

    'review/withdraw': async ({ domainId, _id }, { caller }) => {
      await transact(db, async (transaction) => {
        const review = await requireOpen(transaction, _id, domainId);
        const { askedBy, purpose } = review;
        if (askedBy !== caller.username) throw new AppError('forbidden', `Only ${askedBy} can withdraw this`);
        const stamp = stampOf(caller);
        await endReview(transaction, review, 'withdrawn', stamp);
        const to = purpose === 'publish' ? [] : askedPeople(review, await peopleFor(transaction, review.items, caller));
        const usernames = to.map(({ username }) => username);
        await tellOf(transaction, review, { to: usernames, kind: 'reviewWithdrawn' }, stamp);
      });
      wakeMails();
      return { _id };
    },

    'review/loadRules': async ({ domainId }) => ({ rules: await reviewRules(db, domainId) }),
    'review/saveRules': async ({ domainId, rules }) => {
      await saveReviewRules(db, domainId, rules);
      return {};
    },
  };

  return { calls, guests, endReviews: createEndReviews(wakeMails) };
}
