import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type Account, accountById } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { setTwoSteps } from '#content-store/drafts/people/second-factors.ts';
import { setPasswordHash } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Proof } from '#content-store/model/people/proof.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { CallContext, LoggedInContext } from '../../http/call-context.ts';
import { type PostedLink, requireLink, requireOwner } from '../set-password.ts';
import { requireUser } from '../tokens-and-roles.ts';
import type { WaysInNeeds } from './step-handlers.ts';

/** A person who may have a new passkey or codes. */
export interface Who {
  account: Account;
  /** Begins the session once they have it, in its transaction; null when they are in already. */
  enter: ((db: Db, proof: Proof) => Promise<() => Promise<unknown>>) | null;
}

/** The person of a session, of a log-in that asks for a second factor to be set up, or of an invitation. Throws `invalid`. */
export const createWho =
  ({ db, guesses, logIn }: WaysInNeeds) =>
  async (context: CallContext, link?: PostedLink): Promise<Who> => {
    const { caller } = context;
    if (caller) return { account: await requireAccountOf(db, caller.userId), enter: null };
    if (!link) {
      const { account, proofs, step } = await logIn.requireWaiting(context);
      if (step !== 'setUp') throw new AppError('invalid', 'Enter a code, or use a passkey you have');
      const enter: Who['enter'] = (handle, proof) =>
        logIn.enter(handle, context, { account, proofs: [...proofs, proof] });
      return { account, enter };
    }
    const checked = await requireLink(db, guesses, context, link);
    const account = await invitedBy(db, checked);
    return {
      account,
      enter: async (handle, proof) => {
        await invitedBy(handle, checked);
        await forgetOneTimeLinks(handle, account.user._id);
        await setPasswordHash(handle, account.user._id, '', checked.now);
        await setTwoSteps(handle, account.user._id, true);
        return logIn.enter(handle, context, { account, proofs: ['link', proof] });
      },
    };
  };

/** Tells a person by mail what was done. */
type Tell = (...to: [db: Db, user: User, at: string]) => Promise<void>;

/** Changes a person's ways in, and tells them. */
export const createChange =
  ({ db, wakeMails }: Pick<WaysInNeeds, 'db' | 'wakeMails'>) =>
  async <Answer>(
    { caller: { userId } }: LoggedInContext,
    work: (db: Db, userId: string) => Promise<{ tell: Tell; answer: Answer }>,
  ): Promise<Answer> => {
    const answer = await transact(db, async (transaction) => {
      const done = await work(transaction, userId);
      const user = await requireUser(transaction, userId);
      await done.tell(transaction, user, new Date().toISOString());
      return done.answer;
    });
    wakeMails();
    return answer;
  };

async function requireAccountOf(db: Db, userId: string): Promise<Account> {
  const account = await accountById(db, userId);
  if (!account) throw new AppError('not-found', 'This user could not be found');
  return account;
}

/** The person that a link invites. Throws `invalid` when they have come in, or it makes the first administrator. */
async function invitedBy(db: Db, link: Parameters<typeof requireOwner>[1]): Promise<Account> {
  const owner = await requireOwner(db, link);
  const account = owner === null ? undefined : await accountById(db, owner);
  if (account?.passwordHash !== null || account.user.disabled)
    throw new AppError('invalid', 'This link lets you choose a password only');
  return account;
}
