import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../../testing/temporary.ts';
import { databaseIn, isOnSqlite } from '../../testing/test-database.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { forgetExpired } from './forget-expired.ts';
import { endSession, endSessionsOf, sessionById, setActiveDomain, startSession } from './sessions.ts';
import { createUser, setDisabled, setUserRoles } from './users.ts';

const at = '2026-01-01T09:00:00.000Z';
const expiresAt = '2026-01-04T09:00:00.000Z';
const ada = { username: 'ada', email: 'ada@example.org', roles: ['editor'], passwordHash: null };

test('sessionById() returns the user with current roles, until the session expires', async () => {
  const db = await temporaryDatabase();
  const user = await createUser(db, ada, at);
  const id = await startSession(db, user._id, { at, expiresAt });
  const login = { proofs: [], provedAt: at, usedAt: at };
  const who = { userId: user._id, username: 'ada', roles: ['editor'], isAdmin: false };
  const session = { ...who, ...login, activeDomainId: null };
  expect(await sessionById(db, id, at)).toEqual(session);
  await setUserRoles(db, user._id, []);
  expect(await sessionById(db, id, at)).toEqual({ ...session, roles: [] });
  await setUserRoles(db, user._id, ['admin']);
  await setActiveDomain(db, id, 'second');
  expect(await sessionById(db, id, at)).toMatchObject({ roles: ['admin'], isAdmin: true, activeDomainId: 'second' });
  expect(await sessionById(db, id, expiresAt)).toBeUndefined();
  expect(await sessionById(db, 'made-up', at)).toBeUndefined();
});

test('sessionById() returns nothing for a disabled user', async () => {
  const db = await temporaryDatabase();
  const user = await createUser(db, ada, at);
  const id = await startSession(db, user._id, { at, expiresAt });
  await setDisabled(db, user._id, true, at);
  expect(await sessionById(db, id, at)).toBeUndefined();
});

test('endSession() ends one session, endSessionsOf() all but the given one', async () => {
  const db = await temporaryDatabase();
  const { _id } = await createUser(db, ada, at);
  const start = () => startSession(db, _id, { at, expiresAt });
  const [first, second, third] = [await start(), await start(), await start()];
  await endSession(db, first);
  await endSessionsOf(db, _id, third);
  expect(await sessionById(db, first, at)).toBeUndefined();
  expect(await sessionById(db, second, at)).toBeUndefined();
  expect(await sessionById(db, third, at)).toBeDefined();
});

test('forgetExpired() deletes only expired sessions', async () => {
  const db = await temporaryDatabase();
  const { _id } = await createUser(db, ada, at);
  await startSession(db, _id, { at, expiresAt });
  await forgetExpired(db, '2026-01-04T08:59:59.999Z');
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  await forgetExpired(db, expiresAt);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test.skipIf(!isOnSqlite)('startSession() leaves no usable session id in the database files', async () => {
  const file = databaseIn(await temporaryFolder());
  const db = await openDatabase(file);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  const { _id } = await createUser(db, ada, at);
  const id = await startSession(db, _id, { at, expiresAt });
  const bytes = Buffer.concat([await readFile(file), await readFile(`${file}-wal`)]);
  expect(bytes.includes(_id)).toBe(true);
  expect(bytes.includes(id)).toBe(false);
});
