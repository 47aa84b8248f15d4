import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import {
  answeredRequests,
  answerRequests,
  openRequest,
  openRequestById,
  openRequests,
} from '#content-store/drafts/publishing/publish-requests.ts';
import { draftState } from '#content-store/drafts/publishing/waiting-drafts.ts';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import { hasRevisions, partsOf } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import { type Caller, type HandlersOf, stampOf } from '../../http/call-context.ts';
import { hasPageRole, publishRefusal } from '../../people/page-roles.ts';
import { createFloodLimit } from '../../runtime/flood-limit.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { AppliedItem } from '../sets/apply-set.ts';
import { documentTitle } from '../sets/document-title.ts';
import { publishersOf, rolesDemanded } from './publishers-of.ts';
import { mailAnswer, mailRequest } from './request-mails.ts';

interface Needs extends Pick<Ground, 'db' | 'publicEditorUrl'> {
  wakeMails: () => void;
  hasRateLimits: boolean;
}

/**
 * Answers the requests for what a set publishes or deletes, in its transaction. Resolves with what wakes the mails to those
 * who asked, to be called after the commit.
 */
export type AnswerRequests = (
  db: Db,
  domainId: string,
  applied: readonly Pick<AppliedItem, 'item'>[],
  stamp: Stamp,
) => Promise<() => void>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 14;
/** How many requests of one person may be open. */
const MAX_OPEN = 200;

/** What people ask of those who may publish, and the answers. */
export function createRequests({ db, publicEditorUrl, wakeMails, hasRateLimits }: Needs) {
  // Each time everybody who may publish gets a mail.
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'publish request', times: 30, seconds: 600 });
  const calls: HandlersOf<'request'> = {
    'request/findPublishers': async ({ items }) => ({ people: names(await publishersOf(db, items)) }),

    'request/ask': async ({ domainId, items, text }, { caller }) => {
      await limit(caller.userId);
      const people = await transact(db, async (transaction) => {
        const stamp = stampOf(caller);
        const publishers = await publishersOf(transaction, items);
        if (publishers.length === 0)
          throw new AppError('invalid', 'Nobody may publish all of this; ask for less at a time');
        const before = await openRequests(transaction, domainId);
        if (before.filter(({ askedBy }) => askedBy === caller.username).length + items.length > MAX_OPEN)
          throw new AppError('too-many', 'You have too many open requests; withdraw some first');
        const requests: PublishRequest[] = [];
        for (const item of items) {
          const named = await nameOf(transaction, domainId, item, caller);
          const asked = { domainId, kind: item.kind, documentId: item._id, ...named, text };
          requests.push(await openRequest(transaction, asked, stamp));
        }
        const others = publishers.filter(({ username }) => username !== caller.username);
        await mailRequest(transaction, requests, others, publicEditorUrl);
        return names(others);
      });
      wakeMails();
      return { people };
    },

    'request/list': async ({ domainId }, { caller }) => {
      const demanded = await rolesDemanded(db);
      const mayPublish = (request: PublishRequest) => publishRefusal(demanded(refOf(request)), caller) === null;
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
        const demanded = await rolesDemanded(transaction);
        const refusal = publishRefusal(demanded(refOf(request)), caller);
        if (refusal) throw new AppError('forbidden', refusal);
        const stamp = stampOf(caller);
        await answerRequests(transaction, [_id], stamp, { state: 'sentBack', answer: text });
        const answered = { ...request, state: 'sentBack' as const, answer: text };
        await mailAnswer(transaction, answered, stamp, publicEditorUrl);
      });
      wakeMails();
      return { _id };
    },

    'request/withdraw': ({ domainId, _id }, { caller }) =>
      transact(db, async (transaction) => {
        const { askedBy } = await requireOpen(transaction, _id, domainId);
        if (askedBy !== caller.username) throw new AppError('forbidden', `Only ${askedBy} can withdraw this request`);
        await answerRequests(transaction, [_id], stampOf(caller), { state: 'withdrawn' });
        return { _id };
      }),
  };

  const answer: AnswerRequests = async (transaction, domainId, applied, stamp) => {
    const actions = new Map(applied.map(({ item: { _id, action } }) => [_id, action]));
    const open = await openRequests(transaction, domainId, [...actions.keys()]);
    const answered = open.flatMap((request) => {
      const state = STATES[actions.get(request.documentId) ?? 'unpublish'];
      return state ? { ...request, state } : [];
    });
    for (const request of answered) {
      await answerRequests(transaction, [request._id], stamp, request);
      await mailAnswer(transaction, request, stamp, publicEditorUrl);
    }
    return answered.length > 0 ? wakeMails : () => {};
  };

  return { calls, answerRequests: answer };
}

/** What becomes of a request when this happens to what it is about: taken offline, it can still be published. */
const STATES = { publish: 'published', delete: 'deleted', unpublish: null } as const;

const names = (people: readonly { username: string }[]): string[] => people.map(({ username }) => username);

const refOf = ({ kind, documentId }: PublishRequest): PublishableRef => ({ kind, _id: documentId });

/** What a person who may view it calls it. Throws AppError `not-found`. */
async function nameOf(db: Db, domainId: string, item: PublishableRef, caller: Caller) {
  const { kind, _id } = item;
  if (!hasRevisions(kind)) return { title: documentTitle(kind, _id, domainId), slug: null };
  const [part = 'pages'] = partsOf(kind);
  const state = await draftState(db, { part, id: _id });
  const isKnown = state?.domainId === domainId && hasPageRole((await rolesDemanded(db))(item), 'viewerRoles', caller);
  if (!isKnown) throw new AppError('not-found', `This ${kind} could not be found`);
  return { title: state.title || documentTitle(kind, _id, domainId), slug: kind === 'page' ? state.slug : null };
}

async function requireOpen(db: Db, _id: string, domainId: string): Promise<PublishRequest> {
  const request = await openRequestById(db, _id, domainId);
  if (!request) throw new AppError('conflict', 'This request has been answered or withdrawn');
  return request;
}
