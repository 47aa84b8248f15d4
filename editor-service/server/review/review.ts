import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { PageRef } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import {
  addComment,
  commentOf,
  editComment,
  removeComment,
  requireComment,
  resolveThread,
  threadsOf,
} from '#content-store/drafts/review/comments.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Caller, type HandlersOf, stampOf } from '../http/call-context.ts';
import { viewersOf } from '../people/callers-in.ts';
import { requirePageRole } from '../people/page-roles.ts';
import { tellOfComment } from './tell-of-comment.ts';

type Named = PageRef & { collection: Collection };

/** What a call does with the comments of a page, in one transaction. */
interface Scene<Asked> {
  transaction: Db;
  page: Page;
  asked: Asked;
  caller: Caller;
  stamp: Stamp;
}

interface Needs {
  wakeMails: () => void;
  /** Mails a guest, by e-mail address, what was answered to them about a page. */
  mailAnswer: (db: Db, guest: string, page: Page, answer: Stamp & { text: string }) => Promise<void>;
}

/** The calls about comments. Whoever may not view a page learns nothing of what is said about it. */
export function commentHandlers(db: Db, { wakeMails, mailAnswer }: Needs): HandlersOf<'comment'> {
  const changing =
    <Asked extends Named>(change: (scene: Scene<Asked>) => Promise<unknown>) =>
    async (asked: Asked, { caller }: { caller: Caller }) => {
      const answer = await transact(db, async (transaction) => {
        const page = await viewable(transaction, asked, caller);
        await change({ transaction, page, asked, caller, stamp: stampOf(caller) });
        return answerFor(transaction, page, asked);
      });
      wakeMails();
      return answer;
    };

  const say = async ({ transaction, page, asked, stamp }: Scene<Named & Parameters<typeof addComment>[2]>) => {
    if (!(await addComment(transaction, asked, asked, stamp))) return;
    await tellOfComment(transaction, { page, collection: asked.collection }, asked, stamp);
    const guest = 'thread' in asked && (await commentOf(transaction, asked, asked.thread))?.guest;
    if (guest) await mailAnswer(transaction, guest, page, { ...stamp, text: asked.text });
  };

  const settling = (isResolved: boolean) =>
    changing(async ({ transaction, asked, stamp }: Scene<Named & { comment: string }>) => {
      const { thread } = await requireComment(transaction, asked, asked.comment);
      await resolveThread(transaction, thread, isResolved ? stamp : null);
    });

  return {
    'comment/list': async (asked, { caller }) => answerFor(db, await viewable(db, asked, caller), asked),

    'comment/listPeople': async (asked, { caller }) => {
      const people = await viewersOf(db, await viewable(db, asked, caller));
      return people.map(({ username, name }) => ({ username, name }));
    },

    'comment/add': changing(say),
    'comment/reply': changing(say),
    'comment/resolve': settling(true),
    'comment/reopen': settling(false),

    'comment/edit': changing(async ({ transaction, asked, caller, stamp }) => {
      const { id, author } = await requireComment(transaction, asked, asked.comment);
      if (author !== caller.username) throw new AppError('forbidden', `Only ${author} can change this comment`);
      await editComment(transaction, id, asked.text, stamp.at);
    }),
    'comment/remove': changing(async ({ transaction, asked, caller, stamp }) => {
      const stored = await commentOf(transaction, asked, asked.comment);
      if (!stored) return; // The call is repeated.
      const isAllowed = caller.isAdmin || stored.author === caller.username;
      if (!isAllowed)
        throw new AppError('forbidden', `Only ${stored.author} and administrators can remove this comment`);
      await removeComment(transaction, stored, stamp.at);
    }),
  };
}

/** The page, for a caller who may view it; for others it is not there. */
async function viewable(db: Db, ref: Named, caller: Caller): Promise<Page> {
  return requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
}

async function answerFor(db: Db, { _id, slug }: Page, asked: Named) {
  return { _id, slug, threads: await threadsOf(db, asked) };
}
