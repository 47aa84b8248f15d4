import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { notify } from '#content-store/drafts/notifications/notifications.ts';
import type { PageRef } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import {
  addComment,
  type CommentedPage,
  commentOf,
  countOpenThreads,
  editComment,
  removeComment,
  requireComment,
  resolveThread,
  threadsOf,
} from '#content-store/drafts/review/comments.ts';
import type { CommentAnchor } from '#content-store/model/entities/comment.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Caller, type HandlersOf, stampOf } from '../http/call-context.ts';
import { viewersOf } from '../people/callers-in.ts';
import { hasPageRole, requirePageRole } from '../people/page-roles.ts';
import { toldOf } from './told-of.ts';

type Named = PageRef & { collection: Collection };

/** What a call does with the comments of a page, in one transaction. */
interface Scene {
  transaction: Db;
  page: Page;
  on: CommentedPage;
  caller: Caller;
  stamp: Stamp;
}

/** The calls about comments. Whoever may not view a page learns nothing of what is said about it. */
export function commentHandlers(db: Db, wakeMails: () => void): HandlersOf<'comment'> {
  const changing =
    <Asked extends Named>(change: (scene: Scene, asked: Asked) => Promise<unknown>) =>
    async (asked: Asked, { caller }: { caller: Caller }) => {
      const answer = await transact(db, async (transaction) => {
        const page = await viewable(transaction, asked, caller);
        await change({ transaction, page, on: commentedPage(asked), caller, stamp: stampOf(caller) }, asked);
        return answerFor(transaction, page, asked);
      });
      wakeMails();
      return answer;
    };

  async function say({ transaction, page, on, stamp }: Scene, id: string, about: CommentAnchor | string, text: string) {
    if (!(await addComment(transaction, on, { id, about, text }, stamp))) return;
    const thread = (await threadsOf(transaction, on)).find(({ comments }) => comments.some(({ _id }) => _id === id));
    const told = await toldOf(transaction, page, { text, by: stamp.by, thread });
    const { _id, slug, domainId } = page;
    const block = thread?.anchor.block;
    const where = { kind: 'page' as const, _id, title: pageTitle(page), slug, ...(block && { block }) };
    for (const kind of ['mention', 'reply'] as const)
      await notify(transaction, { to: told[kind], domainId, kind, about: where, text }, stamp);
  }

  return {
    'comment/list': async (asked, { caller }) => answerFor(db, await viewable(db, asked, caller), asked),

    'comment/countOpen': async ({ domainId }, { caller }) => {
      const demanded = await rolesOfPages(db);
      const counts = await countOpenThreads(db, domainId);
      const known = counts.filter(({ pageId }) => hasPageRole(demanded(pageId), 'viewerRoles', caller));
      return known.map(({ pageId: _id, collection, open }) => ({ _id, collection, open }));
    },

    'comment/listPeople': async (asked, { caller }) => {
      const people = await viewersOf(db, await viewable(db, asked, caller));
      return people.map(({ username, name }) => ({ username, name }));
    },

    'comment/add': changing((scene, { comment, anchor, text }) => say(scene, comment, anchor, text)),
    'comment/reply': changing((scene, { comment, thread, text }) => say(scene, comment, thread, text)),
    'comment/resolve': changing(({ transaction, on, stamp }, { comment }) => settle(transaction, on, comment, stamp)),
    'comment/reopen': changing(({ transaction, on }, { comment }) => settle(transaction, on, comment, null)),

    'comment/edit': changing(async ({ transaction, on, caller, stamp }, { comment, text }) => {
      const { author } = await requireComment(transaction, on, comment);
      if (author !== caller.username) throw new AppError('forbidden', `Only ${author} can change this comment`);
      await editComment(transaction, comment, text, stamp.at);
    }),
    'comment/remove': changing(async ({ transaction, on, caller, stamp }, { comment }) => {
      const stored = await commentOf(transaction, on, comment);
      if (!stored) return; // The call is repeated.
      const isAllowed = caller.isAdmin || stored.author === caller.username;
      if (!isAllowed)
        throw new AppError('forbidden', `Only ${stored.author} and administrators can remove this comment`);
      await removeComment(transaction, stored, stamp.at);
    }),
  };
}

const commentedPage = ({ _id: pageId, collection }: Named): CommentedPage => ({ collection, pageId });

/** The page, for a caller who may view it; for others it is not there. */
async function viewable(db: Db, ref: Named, caller: Caller): Promise<Page> {
  return requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
}

async function answerFor(db: Db, { _id, slug }: Page, asked: Named) {
  return { _id, slug, threads: await threadsOf(db, commentedPage(asked)) };
}

async function settle(db: Db, page: CommentedPage, comment: string, stamp: Stamp | null): Promise<void> {
  const { thread } = await requireComment(db, page, comment);
  await resolveThread(db, thread, stamp);
}
