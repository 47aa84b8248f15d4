import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { keysOf, statesBehind } from '#content-store/drafts/publishing/approvals.ts';
import { pageInRelease } from '#content-store/drafts/publishing/page-versions.ts';
import { keepRevision } from '#content-store/drafts/publishing/publish-revision.ts';
import { openRelease } from '#content-store/drafts/publishing/releases.ts';
import { insertReview, isReplaced, reviewsIn, type StoredReview } from '#content-store/drafts/publishing/reviews.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import type { Reviewer, ReviewItem } from '#content-store/model/entities/review.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import { type Caller, type Handler, stampOf } from '../../http/call-context.ts';
import { hasPageRole } from '../../people/page-roles.ts';
import type { FloodLimit } from '../../runtime/flood-limit.ts';
import type { Ground } from '../../runtime/ground.ts';
import { documentTitle } from '../sets/document-title.ts';
import { collectionOfKind } from '../sets/set-plan.ts';
import { askedPeople, nameOfUser, peopleFor, requireReviewers } from './reviewers.ts';
import { auditReview, tellOf } from './tell-reviewers.ts';

interface Needs extends Pick<Ground, 'db' | 'now'> {
  wakeMails: () => void;
  limit: FloodLimit;
  /** Mails their links to the guests of a new review. */
  inviteGuests: (db: Db, review: StoredReview, asker: string) => Promise<void>;
}

/** How many reviews of one person may be open. */
const MAX_OPEN = 200;

/** Stores a question and tells those who are asked; see the contract. */
export const askReview =
  ({ db, now, wakeMails, limit, inviteGuests }: Needs): Handler<'review/ask'> =>
  async ({ domainId, items: asks, purpose, release: _id, reviewers, text, due }, { caller, address }) => {
    await limit(caller.userId);
    if (due !== null && due < now().toISOString().slice(0, 10))
      throw new AppError('invalid', 'Choose a day that is not over');
    const answer = await transact(db, async (transaction) => {
      const stamp = stampOf(caller);
      const { name } = _id === undefined ? { name: '' } : await openRelease(transaction, { _id, domainId });
      const items = asks.map((item) => (_id === undefined ? item : { ...item, release: { _id, name } }));
      const people = await peopleFor(transaction, items, caller);
      const open = await reviewsIn(transaction, domainId, ['open']);
      const asked = purpose === 'publish' ? [] : alsoAsked(requireReviewers(people, reviewers), items, caller, open);
      const to = askedPeople({ purpose, reviewers: asked }, people);
      const guests = asked.filter(({ kind }) => kind === 'guest');
      if (to.length + guests.length === 0)
        throw new AppError('invalid', 'Nobody else may publish all of this; ask for less at a time');
      if (open.filter(({ askedBy }) => askedBy === caller.username).length >= MAX_OPEN)
        throw new AppError('too-many', 'You have too many open reviews; withdraw some first');
      const named = [];
      for (const item of items) named.push(await chosenItem(transaction, domainId, item, caller));
      if (guests.length > 0 && items.some(({ kind }) => !hasRevisions(kind)))
        throw new AppError('invalid', 'Guests can be asked about pages and sections only');
      const contents = named.flatMap(({ states }) => keysOf(states)).sort();
      const about = { domainId, purpose, items: named.map(({ item }) => item), contents, text, due };
      const review = await insertReview(transaction, { ...about, reviewers: asked }, stamp);
      const kind = purpose === 'publish' ? 'publishAsked' : 'reviewAsked';
      await tellOf(transaction, review, { to: to.map(({ username }) => username), kind, text }, stamp);
      await inviteGuests(transaction, review, caller.username);
      await auditReview(transaction, review, 'review ask', stamp, { address, token: caller.token?.name });
      return { _id: review._id, people: [...to.map(nameOfUser), ...guests.map(({ name }) => name)] };
    });
    wakeMails();
    return answer;
  };

/** With those who were asked before, whose question the new one replaces. */
function alsoAsked(
  reviewers: readonly Reviewer[],
  items: readonly Asked[],
  { username }: Caller,
  open: readonly StoredReview[],
): Reviewer[] {
  const all = new Map(reviewers.map((one) => [`${one.kind} ${one.id}`, one]));
  for (const before of open) {
    if (before.askedBy !== username || before.purpose !== 'review' || !isReplaced(before, items)) continue;
    for (const { kind, id, name } of before.reviewers)
      if (!all.has(`${kind} ${id}`)) all.set(`${kind} ${id}`, { kind, id, name });
  }
  return [...all.values()];
}

type Asked = PublishableRef & Pick<ReviewItem, 'release'>;

/**
 * The draft or version that is asked about, as the caller may view it; the history keeps the draft. Throws AppError
 * `not-found`.
 */
async function chosenItem(db: Db, domainId: string, asked: Asked, caller: Caller) {
  const { kind, _id, release } = asked;
  const states = await statesBehind(db, domainId, asked);
  if (release && states.length === 0) throw new AppError('not-found', `This ${kind} is not in the release`);
  if (!hasRevisions(kind)) {
    const item: ReviewItem = { ...asked, title: documentTitle(kind, _id, domainId), slug: null, revision: null };
    return { item, states };
  }
  const ref = { _id, domainId, collection: collectionOfKind(kind) };
  const draft = await pageById(db, ref);
  if (!draft || !hasPageRole(draft, 'viewerRoles', caller))
    throw new AppError('not-found', `This ${kind} could not be found`);
  const page = release ? await pageInRelease(db, release._id, ref) : draft;
  if (!release) await keepRevision(db, ref, draft);
  const title = states.find(({ id }) => id === _id)?.title || documentTitle(kind, _id, domainId);
  const item: ReviewItem = { ...asked, title, slug: kind === 'page' ? page.slug : null, revision: page.revision };
  return { item, states };
}
