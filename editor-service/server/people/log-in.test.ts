import { expect, it } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { createUser, setDisabled, setPasswordHash } from '#content-store/drafts/people/users.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { accountHandlers } from './account-handlers.ts';
import { createGuessLimits } from './guess-limit.ts';
import { createLogIn } from './log-in.ts';
import { createPasswords } from './passwords.ts';
import { createSessions, createSessionTokens } from './sessions.ts';

const at = '2026-11-23T09:00:00.000Z';

/** Logs in with the right password; `meanwhile` happens while it is compared. Returns the number of sessions. */
async function sessionsAfter(meanwhile: (db: Db, userId: string) => Promise<void>) {
  const db = await temporaryDatabase();
  const ada = { username: 'ada', email: 'ada@example.org', roles: [], passwordHash: 'old' };
  const { _id } = await createUser(db, ada, at);
  const tokens = createSessionTokens('a secret of thirty-two bytes or more', 3);
  const matches = async () => {
    await meanwhile(db, _id);
    return true;
  };
  const passwords = { ...createPasswords(4), matches };
  const sessions = createSessions({ tokens, devices: tokens, authDays: 3, idleHours: 12, now: () => new Date() });
  const companies = { mustBeAsked: async () => false, sessions: { endAddress: async () => undefined } };
  const given = { db, sessions, audit: async () => {}, wakeMails: () => {} };
  const { 'user/login': login } = accountHandlers({
    ...given,
    companies,
    passwords,
    hashNew: passwords.hash,
    logIn: createLogIn({ ...given, companies, secondFactorRoles: [] }),
    guesses: createGuessLimits(db, false),
    hasRateLimits: false,
  });
  const context = {
    ...{ caller: null, hostname: '', language: 'en', address: '127.0.0.1', site: null, upload: null },
    session: { begin: () => {}, end: () => {} },
    step: { token: '', begin: () => {}, end: () => {} },
    device: { token: '', name: '', remember: () => {} },
  };
  const outcome = await Promise.resolve(login({ username: 'ada', password: 'old' }, context)).then(
    () => 'in',
    (error: Error) => error.message,
  );
  return { outcome, sessions: (await db.selectFrom('sessions').selectAll().execute()).length };
}

it('A login starts a session', async () => {
  expect(await sessionsAfter(async () => {})).toEqual({ outcome: 'in', sessions: 1 });
});

it.each([
  ['replaced', (db: Db, userId: string) => setPasswordHash(db, userId, 'new', at)],
  ['of a closed account', (db: Db, userId: string) => setDisabled(db, userId, true, at)],
])('A login starts none with a password that is %s while it is compared', async (_what, change) => {
  const found = await sessionsAfter(async (db, userId) => {
    await change(db, userId);
    await endSessionsOf(db, userId);
  });
  expect(found).toEqual({ outcome: 'Invalid username or password', sessions: 0 });
});
