import type { Db } from '#content-store/drafts/database/open-database.ts';
import { findChallenge, insertChallenge, takeChallenge } from '#content-store/drafts/people/challenges.ts';
import { insertCompanySession } from '#content-store/drafts/people/companies.ts';
import { type Account, accountById } from '#content-store/drafts/people/find-user.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { type WaysIn, waysInOf } from '#content-store/drafts/people/second-factors.ts';
import { hasSessionLike } from '#content-store/drafts/people/sessions.ts';
import { noteFirstLogin } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { areTwoFactors, type Proof } from '#content-store/model/people/proof.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import type { Audit, CallContext } from '../http/call-context.ts';
import { networkOf } from '../http/network-of.ts';
import type { Companies } from './company/company.ts';
import { queueAccountNotice } from './password-mail.ts';
import type { Sessions } from './sessions.ts';

/** How long a person may look for their telephone. */
const STEP_MS = 10 * 60_000;
const STEP = 'second step';
/** Why a log-in by a company did not succeed; kept until its person has read it. */
export const PROBLEM = 'log-in problem';

/** What a log-in still needs: another factor, or that one is set up. */
type Step = 'secondFactor' | 'setUp';

/** A log-in that waits for its second step. */
export interface WaitingLogIn {
  account: Account;
  proofs: Proof[];
  step: Step;
}

/** What lets a session go on that begins with the log-in of a company. */
interface Grant {
  company: string;
  sealed: string;
}

/** What a log-in that waits is stored as. */
interface Waits {
  step: Step;
  proofs: Proof[];
  grant?: Grant | undefined;
}

/** Who logs in, and by what. */
interface LogsIn {
  account: Account;
  proofs: readonly Proof[];
  grant?: Grant;
}

interface Needs {
  db: Db;
  audit: Audit;
  sessions: Sessions;
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
  /** Names or ids of the roles that need a second factor; `everyone` for all people. */
  secondFactorRoles: readonly string[];
  companies: Pick<Companies, 'mustBeAsked'>;
}

export type LogIn = ReturnType<typeof createLogIn>;

/** What follows when a person has proved something: nothing is asked for twice, and no session exists before everything is proved. */
export function createLogIn({ db, audit, sessions, wakeMails, secondFactorRoles, companies }: Needs) {
  /** True when one of the person's roles needs a second factor. */
  const needsSecondFactor = async (handle: Db, account: Account | undefined): Promise<boolean> => {
    if (!account || secondFactorRoles.length === 0) return false;
    const roles = (await listRoles(handle)).filter(({ _id }) => account.user.roles.includes(_id));
    const held = ['everyone', ...roles.flatMap(({ _id, name }) => [_id.toLowerCase(), name.toLowerCase()])];
    return secondFactorRoles.some((role) => held.includes(role));
  };

  const nextStep = async (handle: Db, account: Account, proofs: readonly Proof[]): Promise<Step | null> => {
    if (areTwoFactors(proofs)) return null;
    if (account.twoSteps) return 'secondFactor';
    if (!(await needsSecondFactor(handle, account))) return null;
    return hasSecondFactor(await waysInOf(handle, account.user._id)) ? 'secondFactor' : 'setUp';
  };

  /** True for a device of this person, by its cookie, or one like it in the same network: scripts keep no cookies. */
  const isKnownDevice = async (handle: Db, context: CallContext, userId: string): Promise<boolean> =>
    sessions.knownDevice(context, userId) !== undefined ||
    hasSessionLike(handle, userId, { device: context.device.name, network: networkOf(context.address) });

  /** The log-in of this browser that waits; undefined without one, or when its account was closed. */
  const waiting = async ({ step: { token } }: CallContext): Promise<WaitingLogIn | undefined> => {
    const found = token && (await findChallenge(db, STEP, token, new Date().toISOString()));
    const account = found && found.userId !== null && (await accountById(db, found.userId));
    if (!found || !account || account.user.disabled) return undefined;
    const { step, proofs }: Waits = JSON.parse(found.content);
    return { account, step, proofs };
  };

  return {
    waiting,
    mustBeAsked: companies.mustBeAsked,
    needsSecondFactor,

    /** The same. Throws `invalid` without one: there is no session that could have ended. */
    requireWaiting: async (context: CallContext): Promise<WaitingLogIn> => {
      const found = await waiting(context);
      if (!found) throw new AppError('invalid', 'This took too long, please log in again');
      return found;
    },

    /**
     * In the transaction that stored what was proved: begins the session of this browser, or what comes before it. Call the
     * function that it returns once that is committed. Throws `forbidden` for one who comes by their company only.
     */
    enter: async (
      handle: Db,
      context: CallContext,
      { account, proofs: shown, grant: given }: LogsIn,
    ): Promise<() => Promise<AnswerOf<'user/login'>>> => {
      const { user } = account;
      const now = Date.now();
      const { token } = context.step;
      const before = token ? await takeChallenge(handle, STEP, token, new Date(now).toISOString()) : undefined;
      const waited: Partial<Waits> = before?.userId === user._id ? JSON.parse(before.content) : {};
      const proofs = [...new Set([...(waited.proofs ?? []), ...shown])];
      const grant = given ?? waited.grant;
      if (!grant && (await companies.mustBeAsked(handle, account)))
        throw new AppError('forbidden', 'Please log in with your company');
      const needs = await nextStep(handle, account, proofs);
      if (needs) {
        const expiresAt = new Date(now + STEP_MS).toISOString();
        const content = JSON.stringify({ step: needs, proofs, grant } satisfies Waits);
        const token = await insertChallenge(handle, { purpose: STEP, userId: user._id, content, expiresAt });
        return async () => {
          context.step.begin(token);
          return { statusCode: 200, token: '', needs };
        };
      }
      const at = new Date(now).toISOString();
      if (!account.hasLoggedIn) await noteFirstLogin(handle, user._id, at);
      else if (!(await isKnownDevice(handle, context, user._id))) await noticeNewDevice(handle, user, at, context);
      const sessionId = await sessions.start(handle, user._id, context, proofs);
      const asked = { userId: user._id, askedAt: at, unansweredSince: '' };
      if (grant) await insertCompanySession(handle, sessionId, { ...grant, ...asked });
      return async () => {
        if (context.step.token) context.step.end();
        const token = sessions.hand(context, { userId: user._id, sessionId });
        wakeMails();
        await audit(context, 'login', { actor: user.username, subject: proofs.join(', ') });
        return { statusCode: 200, token };
      };
    },
  };
}

/** True when a person has something to come in with besides a password. */
export const hasSecondFactor = ({ passkeys, hasCode }: WaysIn): boolean => passkeys > 0 || hasCode;

const noticeNewDevice = (db: Db, user: User, at: string, { device: { name }, address }: CallContext) =>
  name
    ? queueAccountNotice(db, user, at, 'You logged in on a new device: {name}, from {address}', { name, address })
    : queueAccountNotice(db, user, at, 'You logged in on a new device, from {address}', { address });
