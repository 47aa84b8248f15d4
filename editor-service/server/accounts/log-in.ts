import { randomUUID } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type Account, accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { startSession } from '#content-store/drafts/people/sessions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { PasswordParts } from './set-password.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Parts extends PasswordParts {
  tokens: SessionTokens;
  /** Tokens of known devices. */
  devices: SessionTokens;
  /** How long a session lasts. */
  authDays: number;
}

/** Starts a new session by username or e-mail; every refusal has the same message and takes the same time. */
export function logIn({ db, audit, guesses, passwords, tokens, devices, authDays }: Parts): Handler<'user/login'> {
  return async ({ username, password }, context) => {
    const account = await accountByLogin(db, username);
    const device = devices.verify(context.device.token);
    const isKnown = account !== undefined && device?.userId === account.user._id;
    const knownDevice = isKnown ? device.sessionId : undefined;
    const limit = guesses(context.address, account?.user._id ?? username, knownDevice);
    await limit.requireAllowed();
    // An unknown user takes as long as a known one.
    const hash = account && !account.user.disabled ? account.passwordHash : null;
    const isRight = await passwords.matches(password, hash);
    const refuse = async (): Promise<never> => {
      await limit.wrong();
      await audit(context, 'login refused', { subject: account?.user.username });
      throw new AppError('unauthorised', 'Invalid username or password');
    };
    if (!isRight || !account) return refuse();
    await limit.right();
    const { _id: userId } = account.user;
    const sessionId = await sessionFor(db, account, authDays);
    if (sessionId === undefined) return refuse();
    const token = tokens.sign({ userId, sessionId });
    context.session.begin(token);
    if (!isKnown) context.device.remember(devices.sign({ userId, sessionId: randomUUID() }));
    await audit(context, 'login', { actor: account.user.username });
    return { statusCode: 200, token };
  };
}

/** Starts a session; undefined if the password was replaced or the account closed while the password was compared. */
function sessionFor(db: Db, { user, passwordHash }: Account, days: number): Promise<string | undefined> {
  return transact(db, async (transaction) => {
    const stored = await accountByLogin(transaction, user.username);
    if (!stored || stored.user.disabled || stored.passwordHash !== passwordHash) return undefined;
    const now = Date.now();
    const expiresAt = new Date(now + days * DAY_MS).toISOString();
    return startSession(transaction, user._id, { at: new Date(now).toISOString(), expiresAt });
  });
}
