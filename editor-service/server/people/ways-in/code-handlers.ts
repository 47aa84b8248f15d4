import { transact } from '#content-store/drafts/database/transact.ts';
import { findChallenge, insertChallenge, takeChallenge } from '#content-store/drafts/people/challenges.ts';
import { accountById } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { passkeysOf, shownPasskey } from '#content-store/drafts/people/passkeys.ts';
import { putCodeSecret, removeCodeSecret, setTwoSteps, waysInOf } from '#content-store/drafts/people/second-factors.ts';
import { setPasswordHash } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handlers } from '../../http/call-context.ts';
import { queueAccountNotice } from '../password-mail.ts';
import { WRONG_CODE } from './codes.ts';
import { canDropPassword, hasPassword, keepAWayIn } from './keep-a-way-in.ts';
import type { WaysInNeeds } from './step-handlers.ts';
import { createChange, createWho } from './who.ts';

const SET_UP_MS = 15 * 60_000;
const SET_UP = 'set up codes';

type Handled =
  | ('loadWaysIn' | 'checkConfirmed' | 'startCode' | 'acceptCode' | 'removeCode' | 'renewRecoveryCodes')
  | 'dropPassword';

/** A person's codes, recovery codes and password. */
export function codeHandlers(needs: WaysInNeeds): Pick<Handlers, `user/${Handled}`> {
  const { db, audit, wakeMails, logIn, codes, passkeys, companies } = needs;
  const whoIs = createWho(needs);
  const change = createChange(needs);

  return {
    'user/checkConfirmed': () => ({}),

    'user/loadWaysIn': async (_payload, { caller: { userId } }) => {
      const account = await accountById(db, userId);
      const { hasCode, recoveryCodes } = await waysInOf(db, userId);
      return {
        ...{ hasCode, recoveryCodes, hasPassword: hasPassword(account), hasPasskeys: passkeys.host !== null },
        passkeys: (await passkeysOf(db, userId)).map(shownPasskey),
        twoSteps: account?.twoSteps ?? false,
        isRequired: await logIn.needsSecondFactor(db, account),
        companies: await companies.of(userId),
      };
    },

    'user/startCode': async (_payload, context) => {
      const { user } = (await whoIs(context)).account;
      const { sealed, secret, address } = codes.make(user.username);
      const expiresAt = new Date(Date.now() + SET_UP_MS).toISOString();
      const setUp = await insertChallenge(db, { purpose: SET_UP, userId: user._id, content: sealed, expiresAt });
      return { setUp, secret, address };
    },

    'user/acceptCode': async ({ setUp, code }, context) => {
      const { account, enter } = await whoIs(context);
      const { user } = account;
      const now = new Date().toISOString();
      const challenge = await findChallenge(db, SET_UP, setUp, now);
      if (challenge?.userId !== user._id) throw new AppError('invalid', 'This took too long, please start again');
      const step = codes.stepOf(challenge.content, code.replace(/\s/g, ''));
      if (step === null) throw new AppError('invalid', WRONG_CODE);
      const recovery = await codes.makeRecoveryCodes(user._id);
      const begin = await transact(db, async (transaction) => {
        if (!(await takeChallenge(transaction, SET_UP, setUp, now))) throw new AppError('conflict', WRONG_CODE);
        const { content: sealed } = challenge;
        await putCodeSecret(transaction, { userId: user._id, sealed, lastStep: step, createdAt: now });
        await setTwoSteps(transaction, user._id, true);
        await recovery.store(transaction);
        await queueAccountNotice(transaction, user, now, 'Logging in now needs a code from your phone');
        return enter?.(transaction, 'code');
      });
      wakeMails();
      await audit(context, 'second factor on', { actor: user.username });
      await begin?.();
      return { recoveryCodes: recovery.codes };
    },

    'user/removeCode': (_payload, context) =>
      change(context, async (transaction, userId) => {
        await removeCodeSecret(transaction, userId);
        if (hasPassword(await accountById(transaction, userId))) await setTwoSteps(transaction, userId, false);
        await keepAWayIn(transaction, userId, logIn);
        return {
          tell: (...to) => queueAccountNotice(...to, 'Logging in no longer needs a code from your phone'),
          answer: {},
        };
      }),

    'user/renewRecoveryCodes': async (_payload, context) => {
      const recovery = await codes.makeRecoveryCodes(context.caller.userId);
      return change(context, async (transaction) => {
        await recovery.store(transaction);
        return {
          tell: (...to) => queueAccountNotice(...to, 'You have new recovery codes; the earlier ones no longer work'),
          answer: { recoveryCodes: recovery.codes },
        };
      });
    },

    'user/dropPassword': (_payload, context) =>
      change(context, async (transaction, userId) => {
        if (!canDropPassword(await waysInOf(transaction, userId)))
          throw new AppError('invalid', 'Add another passkey, or make recovery codes, before you remove your password');
        await setPasswordHash(transaction, userId, '', new Date().toISOString());
        await setTwoSteps(transaction, userId, true);
        await forgetOneTimeLinks(transaction, userId);
        return { tell: (...to) => queueAccountNotice(...to, 'Your account no longer has a password'), answer: {} };
      }),
  };
}
