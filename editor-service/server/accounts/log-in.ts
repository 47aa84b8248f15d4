import { startSession } from '#content-store/drafts/people/sessions.ts';
import { type Account, accountByLogin } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { audit } from '../audit/audit-call.ts';
import type { CallContext, Handler } from '../calls/call-context.ts';
import { guessLimit } from './guess-limit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts a new session by username or e-mail; every refusal is the same, in words and in time. */
export const logIn: Handler<'user/login'> = async ({ username, password }, context) => {
  const account = await accountByLogin(context.service.db, username);
  const limit = guessLimit(context, account?.user._id ?? username);
  await limit.requirePatience();
  if (!(await isRight(context, account, password)) || !account) {
    await limit.wrong();
    await audit(context, 'login refused', { subject: account?.user.username });
    throw new AppError('unauthorised', 'Invalid username or password');
  }
  await limit.requirePatience();
  await limit.right();
  const token = await newSession(context, account.user._id);
  await audit(context, 'login', { actor: account.user.username });
  return { statusCode: 200, token };
};

/** Takes as long for somebody who is not there as for somebody who is. */
async function isRight(context: CallContext, account: Account | undefined, password: string): Promise<boolean> {
  const hash = account && !account.user.disabled ? account.passwordHash : null;
  return context.service.passwords.matches(password, hash);
}

async function newSession({ service, session }: CallContext, userId: string): Promise<string> {
  const { db, tokens, settings } = service;
  const now = Date.now();
  const expiresAt = new Date(now + settings.authDays * DAY_MS).toISOString();
  const sessionId = await startSession(db, userId, { at: new Date(now).toISOString(), expiresAt });
  const token = tokens.sign({ userId, sessionId });
  session.begin(token);
  return token;
}
