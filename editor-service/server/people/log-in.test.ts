import { expect, it, onTestFinished } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { createUser, setDisabled, setPasswordHash } from '#content-store/drafts/people/users.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { createSessions, createSessionTokens } from './sessions.ts';
import { userHandlers } from './user-handlers.ts';

const at = '2026-11-23T09:00:00.000Z';

const ada = { username: 'ada', email: 'ada@example.org', roles: [], passwordHash: 'old' };

/** Logs in with the right password; `meanwhile` happens while it is compared. Returns the number of sessions. */
async function sessionsAfter(meanwhile: (db: Db, userId: string) => Promise<void>) {
  const db = await temporaryDatabase();
  const { _id } = await createUser(db, ada, at);
  const outcome = await logIn(db, async () => {
    await meanwhile(db, _id);
    return true;
  });
  return { outcome, sessions: (await db.selectFrom('sessions').selectAll().execute()).length };
}

/** Logs ada in; `matches` compares the passwords. */
async function logIn(db: Db, matches: () => Promise<boolean>): Promise<string> {
  const tokens = createSessionTokens('a secret of thirty-two bytes or more', 3);
  const passwords = { matches, hash: async () => 'unused' };
  const { 'user/login': login } = userHandlers({
    ...{ db, passwords, audit: async () => {}, wakeMails: () => {} },
    sessions: createSessions({ tokens, devices: tokens, authDays: 3 }),
    ...{ publicEditorUrl: '', hasRateLimits: false, hasMailServer: false },
  });
  const context = {
    ...{ caller: null, hostname: '', address: '127.0.0.1', site: null, upload: null },
    session: { begin: () => {}, end: () => {} },
    device: { token: '', remember: () => {} },
  };
  return Promise.resolve(login({ username: 'ada', password: 'old' }, context)).then(
    () => 'in',
    (error: Error) => error.message,
  );
}

it('A login starts a session', async () => {
  expect(await sessionsAfter(async () => {})).toEqual({ outcome: 'in', sessions: 1 });
});

it('A login knows the account that another process made while the service was reading', async () => {
  const file = databaseIn(await temporaryFolder());
  const [db, elsewhere] = [await openDatabase(file), await openDatabase(file)];
  onTestFinished(() => Promise.all([db.destroy(), elsewhere.destroy()]).then(() => {}));
  await migrateToLatest(db);
  await db.selectFrom('users').selectAll().execute();
  await createUser(elsewhere, ada, at);
  expect(await logIn(db, async () => true)).toBe('in');
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
