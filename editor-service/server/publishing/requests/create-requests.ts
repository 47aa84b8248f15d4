import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { listUsers } from '#content-store/drafts/people/find-user.ts';
import {
  type AnsweredRequest,
  answeredRequests,
  answerRequest,
  openRequest,
  openRequests,
  withdrawRequest,
} from '#content-store/drafts/publishing/publish-requests.ts';
import { type DraftState, draftState, isWaiting } from '#content-store/drafts/publishing/waiting-drafts.ts';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import { hasRevisions, partsOf } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import { type Caller, type HandlersOf, stampOf } from '../../http/call-context.ts';
import { callersIn } from '../../people/callers-in.ts';
import { hasPageRole, publishRefusal } from '../../people/page-roles.ts';
import { createFloodLimit } from '../../runtime/flood-limit.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { AppliedItem } from '../sets/apply-set.ts';
import { documentTitle } from '../sets/document-title.ts';
import type { PlannedItem } from '../sets/set-plan.ts';
import { tellAnswer, tellAsked, tellAuthors } from './tell-people.ts';

interface Needs extends Pick<Ground, 'db'> {
  wakeMails: () => void;
  hasRateLimits: boolean;
}

/**
 * Answers the requests for what a set deletes, or publishes as its draft says now, in its transaction, and tells whose drafts
 * went live. Resolves with what wakes the mails, to be called after the commit.
 */
export type AnswerRequests = (
  db: Db,
  domainId: string,
  applied: readonly Pick<AppliedItem, 'item' | 'result'>[],
  stamp: Stamp,
) => Promise<() => void>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 14;
/** How many requests of one person may be open. */
const MAX_OPEN = 200;

/** What people ask of those who may publish, and the answers. */
export function createRequests({ db, wakeMails, hasRateLimits }: Needs) {
  // Each time everybody who may publish is told.
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'publish request', times: 30, seconds: 600 });
  const answer = async (transaction: Db, request: AnsweredRequest, stamp: Stamp) => {
    await answerRequest(transaction, request, stamp);
    await tellAnswer(transaction, request, stamp);
  };

  const calls: HandlersOf<'request'> = {
    'request/findPublishers': async ({ items }, { caller }) => ({
      people: names(await publishersOf(db, items, caller)),
    }),

    'request/ask': async ({ domainId, items, text }, { caller }) => {
      await limit(caller.userId);
      const people = await transact(db, async (transaction) => {
        const publishers = await publishersOf(transaction, items, caller);
        if (publishers.length === 0)
          throw new AppError('invalid', 'Nobody else may publish all of this; ask for less at a time');
        const before = await openRequests(transaction, domainId);
        if (before.filter(({ askedBy }) => askedBy === caller.username).length + items.length > MAX_OPEN)
          throw new AppError('too-many', 'You have too many open requests; withdraw some first');
        const requests: PublishRequest[] = [];
        for (const item of items) {
          const named = await nameOf(transaction, domainId, item, caller);
          const asked = { domainId, kind: item.kind, documentId: item._id, ...named, text };
          requests.push(await openRequest(transaction, asked, stampOf(caller)));
        }
        const to = publishers.map(({ username }) => username);
        await tellAsked(transaction, requests, to);
        return names(publishers);
      });
      wakeMails();
      return { people };
    },

    'request/list': async ({ domainId }, { caller }) => {
      const demanded = await rolesOfPages(db);
      const mayPublish = ({ documentId }: PublishRequest) => publishRefusal(demanded(documentId), caller) === null;
      const open = await openRequests(db, domainId);
      const isMine = ({ askedBy }: PublishRequest) => askedBy === caller.username;
      const after = new Date(Date.now() - SHOWN_DAYS * DAY_MS).toISOString();
      const answered = await answeredRequests(db, { domainId, askedBy: caller.username }, after);
      // Only the last word about each is shown.
      const mine = [...open.filter(isMine), ...answered];
      const latest = mine.filter((one) => mine.find(({ documentId }) => documentId === one.documentId) === one);
      return { ofMe: open.filter((one) => !isMine(one) && mayPublish(one)), mine: latest };
    },

    'request/sendBack': async ({ domainId, _id, text }, { caller }) => {
      await transact(db, async (transaction) => {
        const request = await requireOpen(transaction, _id, domainId);
        const refusal = publishRefusal((await rolesOfPages(transaction))(request.documentId), caller);
        if (refusal) throw new AppError('forbidden', refusal);
        await answer(transaction, { ...request, state: 'sentBack', answer: text }, stampOf(caller));
      });
      wakeMails();
      return { _id };
    },

    'request/withdraw': ({ domainId, _id }, { caller }) =>
      transact(db, async (transaction) => {
        const { askedBy } = await requireOpen(transaction, _id, domainId);
        if (askedBy !== caller.username) throw new AppError('forbidden', `Only ${askedBy} can withdraw this request`);
        await withdrawRequest(transaction, _id);
        return { _id };
      }),
  };

  const answerRequests: AnswerRequests = async (transaction, domainId, applied, stamp) => {
    const actions = new Map(applied.map(({ item: { _id, action } }) => [_id, action]));
    const answered: PublishRequest[] = [];
    for (const request of await openRequests(transaction, domainId)) {
      const state = await outcomeOf(transaction, request, actions.get(request.documentId));
      if (!state) continue;
      await answer(transaction, { ...request, state }, stamp);
      answered.push(request);
    }
    await tellAuthors(transaction, domainId, applied, stamp, answered);
    return wakeMails;
  };

  return { calls, answerRequests };
}

/**
 * What becomes of a request when this happens to what it is about: null while something of it still waits, as after a move or
 * an earlier version that was scheduled, and for what is taken offline, which can still be published.
 */
async function outcomeOf(db: Db, request: PublishRequest, action?: PlannedItem['action']) {
  if (action === 'delete') return 'deleted';
  if (action !== 'publish') return null;
  const state = await stateOf(db, { kind: request.kind, _id: request.documentId });
  return state && isWaiting(state) ? null : 'published';
}

/** What is known of the draft that names a thing which can be published. */
function stateOf(db: Db, { kind, _id }: PublishableRef): Promise<DraftState | undefined> {
  const [part = 'pages'] = partsOf(kind);
  return draftState(db, { part, id: _id });
}

const names = (people: readonly User[]): string[] => people.map(({ name, username }) => name || username);

/** What a person who may view it calls it. Throws AppError `not-found`. */
async function nameOf(db: Db, domainId: string, item: PublishableRef, caller: Caller) {
  const { kind, _id } = item;
  if (!hasRevisions(kind)) return { title: documentTitle(kind, _id, domainId), slug: null };
  const state = await stateOf(db, item);
  const isKnown = state?.domainId === domainId && hasPageRole((await rolesOfPages(db))(_id), 'viewerRoles', caller);
  if (!isKnown) throw new AppError('not-found', `This ${kind} could not be found`);
  return { title: state.title || documentTitle(kind, _id, domainId), slug: kind === 'page' ? state.slug : null };
}

async function requireOpen(db: Db, _id: string, domainId: string): Promise<PublishRequest> {
  const request = (await openRequests(db, domainId)).find((one) => one._id === _id);
  if (!request) throw new AppError('conflict', 'This request has been answered or withdrawn');
  return request;
}

/** The users besides the caller who may publish all of these, and can log in to do so. */
async function publishersOf(db: Db, items: readonly PublishableRef[], caller: Caller): Promise<User[]> {
  const demanded = await rolesOfPages(db);
  const callerOf = await callersIn(db);
  const mayPublish = (user: User) => items.every(({ _id }) => publishRefusal(demanded(_id), callerOf(user)) === null);
  return (await listUsers(db)).filter(
    (user) => user.verified && !user.disabled && user._id !== caller.userId && mayPublish(user),
  );
}
