import type { Request } from 'express';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import type { CallContext } from '../http/call-context.ts';
import { createLog } from '../runtime/log.ts';
import { testSettings } from '../testing/test-settings.ts';
import { openPeople } from './people.ts';
import { createSessions, createSessionTokens } from './sessions.ts';

const HOUR_MS = 60 * 60_000;
const SECRET = 'a secret of thirty-two bytes or more';

let db: Db;
let ms: number;
/** The service knows the person of a session when it is asked so many hours later. */
let isKnownAfter: (hours: number, path?: string) => Promise<boolean>;

beforeEach(async () => {
  db = await temporaryDatabase();
  ms = Date.now();
  const now = () => new Date(ms);
  const { _id: userId } = await createUser(
    db,
    { username: 'ada', email: 'ada@example.org', roles: [], passwordHash: 'x' },
    now().toISOString(),
  );
  const settings = testSettings('/nowhere', { authDays: 2, idleHours: 12 });
  const ground = {
    ...{ settings, db, now, secret: SECRET, log: createLog('silent') },
    publicEditorUrl: 'http://localhost',
  };
  const { authenticate } = openPeople(ground as never, { wakeMails: () => {} });
  const tokens = createSessionTokens(SECRET, 2);
  const sessions = createSessions({ tokens, devices: tokens, authDays: 2, idleHours: 12, now });
  const context = { device: { name: '' }, address: '127.0.0.1' } as CallContext;
  const token = tokens.sign({ userId, sessionId: await sessions.start(db, userId, context, ['password']) });
  isKnownAfter = async (hours, path = '/api/user/me') => {
    ms += hours * HOUR_MS;
    const request = { path, ip: '127.0.0.1', headers: { cookie: `authToken=${token}` } } as Request;
    return (await authenticate(request)).caller?.username === 'ada';
  };
});

it('a session ends after twelve hours in which nothing is done', async () => {
  expect(await isKnownAfter(11)).toBe(true);
  expect(await isKnownAfter(11)).toBe(true);
  expect(await isKnownAfter(12)).toBe(false);
});

it('what an open page reports by itself does not keep it', async () => {
  expect(await isKnownAfter(11, '/api/page/presence')).toBe(true);
  expect(await isKnownAfter(2)).toBe(false);
});

it('activity does not keep it beyond the end of its days', async () => {
  const end = ms + 48 * HOUR_MS;
  for (let count = 0; count < 4; count += 1) expect(await isKnownAfter(11)).toBe(true);
  const [session] = await db.selectFrom('sessions').select('expiresAt').execute();
  expect(Math.abs(Date.parse(session?.expiresAt ?? '') - end)).toBeLessThan(2000);
  expect(await isKnownAfter(4.1)).toBe(false);
});

it('few of its uses are written', async () => {
  expect(await isKnownAfter(1)).toBe(true);
  const before = await db.selectFrom('sessions').select('usedAt').execute();
  expect(await isKnownAfter(0.1)).toBe(true);
  expect(await db.selectFrom('sessions').select('usedAt').execute()).toEqual(before);
});
