import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { takeChallenge } from '#content-store/drafts/people/challenges.ts';
import { type Account, accountById } from '#content-store/drafts/people/find-user.ts';
import { waysInOf } from '#content-store/drafts/people/second-factors.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Proof } from '#content-store/model/people/proof.ts';
import type { CallContext, Handlers } from '../../http/call-context.ts';
import { networkOf } from '../../http/network-of.ts';
import type { FloodLimit } from '../../runtime/flood-limit.ts';
import type { Companies } from '../company/company.ts';
import { PROBLEM } from '../log-in.ts';
import { queueAccountNotice } from '../password-mail.ts';
import type { PasswordNeeds } from '../set-password.ts';
import { type Codes, WRONG_CODE } from './codes.ts';
import type { Passkeys } from './passkeys.ts';

export interface WaysInNeeds extends PasswordNeeds {
  codes: Codes;
  passkeys: Passkeys;
  /** Limits what visitors can have stored: challenges, and refusals in the trail. */
  limitChallenges: FloodLimit;
  companies: Pick<Companies, 'shown' | 'byCompanyOnly' | 'of'>;
}

type Step = 'loadStep' | 'enterCode' | 'startPasskey' | 'enterPasskey';

/** Checks a code of a person, guesses at which are counted apart from those at the password: a right password must not reset them. */
export const createCodeCheck =
  ({ db, guesses, sessions, codes, audit }: WaysInNeeds) =>
  async (context: CallContext, { user }: Account, code: string) => {
    const limit = guesses(context.address, `codes of ${user._id}`, sessions.knownDevice(context, user._id));
    await limit.requireAllowed();
    const found = await codes.check(db, user._id, code);
    if (found) {
      await limit.right();
      return found;
    }
    await limit.wrong();
    await audit(context, 'login refused', { subject: user.username });
    throw new AppError('invalid', WRONG_CODE);
  };

/** The second step of a log-in, and log-ins with a passkey. */
export function stepHandlers(needs: WaysInNeeds): Pick<Handlers, `user/${Step}`> {
  const { db, audit, logIn, passkeys, limitChallenges, companies } = needs;
  const checkCode = createCodeCheck(needs);

  return {
    'user/loadStep': async (_payload, context) => {
      const found = await logIn.waiting(context);
      const about = { companies: companies.shown, byCompanyOnly: companies.byCompanyOnly };
      if (!found) {
        const ways = { passkey: passkeys.host !== null, code: false, recoveryCode: false };
        const problem = await takeChallenge(db, PROBLEM, context.step.token, new Date().toISOString());
        return { ...about, needs: null, ways, problem: problem?.content ?? '' };
      }
      const ways = await waysInOf(db, found.account.user._id);
      const canMake = found.step === 'setUp' || ways.passkeys > 0;
      const passkey = passkeys.host !== null && canMake;
      const shown = { passkey, code: ways.hasCode, recoveryCode: ways.recoveryCodes > 0 };
      return { ...about, needs: found.step, ways: shown, problem: '' };
    },

    'user/enterCode': async ({ code }, context) => {
      const { account, proofs } = await logIn.requireWaiting(context);
      const { proof, accept } = await checkCode(context, account, code);
      const enter = await transact(db, async (transaction) => {
        await accept(transaction);
        if (proof === 'recoveryCode') await noticeRecovery(transaction, account);
        return logIn.enter(transaction, context, { account, proofs: [...proofs, proof] });
      });
      if (proof === 'recoveryCode') await audit(context, 'recovery code used', { actor: account.user.username });
      return enter();
    },

    'user/startPasskey': async (_payload, context) => {
      await limitChallenges(networkOf(context.address));
      const person = context.caller?.userId ?? (await logIn.waiting(context))?.account.user._id ?? null;
      return { options: { ...(await passkeys.start(person)) } };
    },

    'user/enterPasskey': async ({ passkey }, context) => {
      const refuse = async (cause: unknown): Promise<never> => {
        await limitChallenges(networkOf(context.address));
        await audit(context, 'login refused', {});
        throw new AppError('unauthorised', NOT_LET_IN, { cause });
      };
      const { userId, note } = await passkeys.used(passkey).catch(refuse);
      const enter = await transact(db, async (transaction) => {
        const account = await accountById(transaction, userId);
        if (!account || account.user.disabled) return null;
        await note(transaction);
        const proofs: Proof[] = ['passkey'];
        return logIn.enter(transaction, context, { account, proofs });
      });
      return enter ? enter() : refuse(undefined);
    },
  };
}

const NOT_LET_IN = 'This passkey was not accepted, please try again or log in another way';

async function noticeRecovery(db: Db, { user }: Account): Promise<void> {
  const { recoveryCodes } = await waysInOf(db, user._id);
  const at = new Date().toISOString();
  await queueAccountNotice(db, user, at, 'One of your recovery codes was used to log in; {left} are left', {
    left: recoveryCodes,
  });
}
