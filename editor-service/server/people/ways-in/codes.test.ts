import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { forgetExpired } from '#content-store/drafts/people/forget-expired.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { headerOf, type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { testPasskey } from '../../testing/test-passkey.ts';
import { PASSWORD, SOON, startTestService, type TestService } from '../../testing/test-service.ts';
import { createPasswords } from '../passwords.ts';

let service: TestService;
let sink: MailSink;

beforeAll(async () => {
  sink = await startMailSink();
  service = await startTestService({ smtpUrl: sink.url, secondFactorRoles: ['publisher'], hasRateLimits: true });
});
afterAll(async () => {
  await service.discard();
  await sink.close();
});

const database = () => openDatabase(databaseIn(join(service.folder, 'data')));

async function addPerson(username: string, roles: string[] = []) {
  await using db = await database();
  const passwordHash = await createPasswords(4).hash(PASSWORD);
  const person = { username, email: `${username}@example.org`, roles, passwordHash };
  await createUser(db, person, new Date().toISOString());
}

/** A browser in which a person gave their password. */
async function withPassword(username: string) {
  const browser = testBrowser(service.editorUrl);
  const { body } = await browser.call('user/login', { username, password: PASSWORD });
  return { browser, body };
}

/** What the person's telephone shows, some periods from now. */
const codeFrom = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** Sets up codes in a browser, with the code of the period before: the next ones are still good. */
async function setUp(browser: ReturnType<typeof testBrowser>) {
  const { body } = await browser.call('user/startCode', {});
  const reply = await browser.call('user/acceptCode', { setUp: body.setUp, code: codeFrom(body.secret, -1) });
  return { ...body, ...reply };
}

/** A person with codes, who is not in. */
async function personWithCodes(username: string, roles: string[] = []) {
  await addPerson(username, roles);
  const { browser } = await withPassword(username);
  const { secret, body } = await setUp(browser);
  return { secret, recoveryCodes: body.recoveryCodes, first: browser };
}

const isIn = async (browser: ReturnType<typeof testBrowser>) => (await browser.call('user/me', {})).body.user !== null;

it('a log-in with codes set up is a step until a code is entered; the answer says so', async () => {
  const { secret } = await personWithCodes('ann');
  const { browser, body } = await withPassword('ann');
  expect(body).toEqual({ statusCode: 200, token: '', needs: 'secondFactor' });
  expect(await isIn(browser)).toBe(false);
  const { body: step } = await browser.call('user/loadStep', {});
  expect(step).toMatchObject({ needs: 'secondFactor', ways: { passkey: false, code: true, recoveryCode: true } });
  expect((await browser.call('user/startCode', {})).status, 'a password alone changes nothing').toBe(400);
  const entered = await browser.call('user/enterCode', { code: codeFrom(secret) });
  expect(entered.body).toEqual({ statusCode: 200, token: expect.stringMatching(/./) });
  expect(await isIn(browser)).toBe(true);
  expect(browser.cookies.has('loginStep')).toBe(false);
});

it('who needs nothing more gets the specified answer', async () => {
  await addPerson('plain');
  const { body } = await withPassword('plain');
  expect(Object.keys(body).sort()).toEqual(['statusCode', 'token']);
});

it('a code is accepted once, and one period of clock skew', async () => {
  const { secret } = await personWithCodes('bob');
  const { browser } = await withPassword('bob');
  expect((await browser.call('user/enterCode', { code: codeFrom(secret, 3) })).status).toBe(400);
  expect((await browser.call('user/enterCode', { code: codeFrom(secret, 1) })).status).toBe(200);
  const { browser: other } = await withPassword('bob');
  for (const periods of [1, 0]) {
    const replayed = await other.call('user/enterCode', { code: codeFrom(secret, periods) });
    expect([replayed.status, replayed.body.error.message]).toEqual([400, expect.stringContaining('work once')]);
  }
});

it('a second step belongs to the browser that gave the password, once, and to nothing that was planted there', async () => {
  const { secret } = await personWithCodes('cat');
  const { browser } = await withPassword('cat');
  const stolen = testBrowser(service.editorUrl);
  expect((await stolen.call('user/enterCode', { code: codeFrom(secret) })).status).toBe(400);
  const token = browser.cookies.get('loginStep') ?? '';
  expect((await browser.call('user/enterCode', { code: codeFrom(secret) })).status).toBe(200);
  stolen.cookies.set('loginStep', token);
  expect((await stolen.call('user/enterCode', { code: codeFrom(secret, 1) })).status).toBe(400);
  await using db = await database();
  expect(JSON.stringify(await db.selectFrom('challenges').selectAll().execute())).not.toContain(token);
});

it('a recovery code works once, in any spelling, and its owner is told', async () => {
  const { recoveryCodes } = await personWithCodes('dan');
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  const code = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')}`;
  const { browser } = await withPassword('dan');
  expect((await browser.call('user/enterCode', { code })).status).toBe(200);
  const { browser: again } = await withPassword('dan');
  expect((await again.call('user/enterCode', { code })).status).toBe(400);
  const told = () => sink.to('dan@example.org').map((mail) => headerOf(mail, 'Subject'));
  await expect.poll(told, SOON).toContain('One of your recovery codes was used to log in; 9 are left');
  await using db = await database();
  const stored = JSON.stringify(await db.selectFrom('recoveryCodes').selectAll().execute());
  for (const one of recoveryCodes) expect(stored).not.toContain(one.replaceAll('-', ''));
});

it('guesses at codes are limited, and a right password does not begin the count again', async () => {
  const { secret } = await personWithCodes('eve');
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess++) {
    const { browser } = await withPassword('eve');
    statuses.push((await browser.call('user/enterCode', { code: '000000' })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const { browser } = await withPassword('eve');
  const late = await browser.call('user/enterCode', { code: codeFrom(secret) });
  expect([late.status, late.body.error.message]).toEqual([429, expect.stringContaining('try again in 1 minute')]);
});

it('a role of the configuration needs a second factor, which is set up before the session begins', async () => {
  await addPerson('fay', ['publisher']);
  const { browser, body } = await withPassword('fay');
  expect(body).toMatchObject({ token: '', needs: 'setUp' });
  expect(await isIn(browser)).toBe(false);
  expect((await browser.call('user/loadWaysIn', {})).status).toBe(401);
  const { status } = await setUp(browser);
  expect([status, await isIn(browser)]).toEqual([200, true]);
  const { body: removed } = await browser.call('user/removeCode', {});
  expect(removed.error.message).toContain('Your role needs a second factor');
});

it('codes are turned off again, and recovery codes with them', async () => {
  const { first } = await personWithCodes('gus');
  expect((await first.call('user/loadWaysIn', {})).body).toMatchObject({ hasCode: true, recoveryCodes: 10 });
  expect((await first.call('user/removeCode', {})).status).toBe(200);
  const { body } = await first.call('user/loadWaysIn', {});
  expect(body).toMatchObject({ hasCode: false, recoveryCodes: 0, twoSteps: false });
  expect((await withPassword('gus')).body.token).not.toBe('');
});

it('a new password or a closed account ends a log-in that waits', async () => {
  const { secret, first } = await personWithCodes('hal');
  const { browser } = await withPassword('hal');
  await first.call('user/changePassword', { password: PASSWORD, newPassword: 'another password' });
  const { body } = await browser.call('user/enterCode', { code: codeFrom(secret) });
  expect(body.error.message).toBe('This took too long, please log in again');
});

it('a session is confirmed by a code, which is used up', async () => {
  const { secret, first } = await personWithCodes('ida');
  const code = codeFrom(secret);
  expect((await first.call('user/confirm', { code })).status).toBe(200);
  expect((await first.call('user/confirm', { code })).status).toBe(400);
});

it('the secret of codes is sealed in the database', async () => {
  const { secret } = await personWithCodes('jan');
  await using db = await database();
  const tables = [
    db.selectFrom('codeSecrets').selectAll().execute(),
    db.selectFrom('challenges').selectAll().execute(),
  ];
  expect(JSON.stringify(await Promise.all(tables))).not.toContain(secret);
});

it('visitors cannot fill the database with challenges', async () => {
  const visitor = testBrowser(service.editorUrl);
  let status = 200;
  for (let count = 0; count <= 200; count++) ({ status } = await visitor.call('user/startPasskey', {}));
  expect(status).toBe(429);
  await using db = await database();
  const refusals = async () => (await db.selectFrom('audit').select('id').execute()).length;
  const before = await refusals();
  const unknown = testPasskey().use({ options: { challenge: 'bWFkZSB1cA' }, origin: service.editorUrl });
  expect((await visitor.call('user/enterPasskey', { passkey: unknown })).status).toBe(429);
  expect((await visitor.open(`${service.editorUrl}/_company/example?state=x`)).status).toBe(429);
  expect(await refusals()).toBe(before);
  const all = db.selectFrom('challenges').selectAll();
  expect((await all.execute()).length).toBeGreaterThanOrEqual(200);
  await forgetExpired(db, new Date(Date.now() + 16 * 60_000).toISOString());
  expect(await all.execute()).toEqual([]);
});
