import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import bcrypt from 'bcrypt';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOnSqlite, SHARED_SECRET } from '#content-store/testing/test-database.ts';
import { createPasswords } from '#editor-service/server/people/passwords.ts';
import { readSettings } from '#editor-service/server/runtime/settings.ts';
import {
  client,
  PASSWORD,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { send, visitor } from './cast.ts';

let service: TestService;
/** Throttles; behind a proxy, so that each test guesses from addresses of its own. */
let limited: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService({ hasRateLimits: false });
  limited = await startTestService({ trustProxy: 1 });
  admin = await service.as(['admin']);
});

afterAll(() => Promise.all([service.discard(), limited.discard()]));

const logIn = (username: string, password: string) => visitor(service).call('user/login', { username, password });

/** A log-in on the throttled service, from this address and with this cookie. */
const logInFrom = (address: string, username: string, password: string, cookie = '') =>
  client(limited.editorUrl, cookie).call('user/login', { username, password }, { 'x-forwarded-for': address });

/** An editor of the throttled service, who has not logged in from any address of the tests. */
async function editorName(): Promise<string> {
  const { body } = await (await limited.as(['editor'])).call('user/me', {});
  return body.user?.username ?? '';
}

/** A user with their own password, invited by the administrator. */
async function newcomer(username: string, password = PASSWORD) {
  const email = `${username}@example.org`;
  const { body } = await admin.call('user/invite', { username, email, roles: ['editor'] });
  const token = new URL(body.link ?? '').searchParams.get('token') ?? '';
  return { ...(await visitor(service).call('user/setPassword', { email, password, token })), user: body.user, token };
}

describe('signing in', () => {
  it('reveals no existing accounts, by response or by work: each guess costs one comparison at the same cost', async () => {
    await newcomer('known');
    const compare = vi.spyOn(bcrypt, 'compare');
    onTestFinished(() => compare.mockRestore());
    const replies = [await logIn('known', 'wrong password'), await logIn('unknown', 'wrong password')];
    const said = replies.map(({ status, body, headers }) => [status, body, headers.get('set-cookie')]);
    expect(said[0]).toEqual(said[1]);
    const prices = compare.mock.calls.map(([, hash]) => String(hash).slice(0, 7));
    expect(prices).toEqual(['$2b$10$', '$2b$10$']);
  });

  it('throttles guesses per account, even after a restart', async () => {
    const from = '198.51.100.1';
    const name = await editorName();
    for (let guess = 0; guess < 5; guess++) expect((await logInFrom(from, name, 'wrong password')).status).toBe(401);
    const refused = await logInFrom(from, name, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    limited = await limited.restart();
    expect((await logInFrom(from, name, PASSWORD)).status).toBe(429);
    expect((await logInFrom(from, await editorName(), PASSWORD)).status).toBe(200);
  });

  it('lets the owner in on a device they have used before, whoever guesses elsewhere', async () => {
    const name = await editorName();
    const from = (cookie: string, password: string) => logInFrom('198.51.100.2', name, password, cookie);
    const { headers } = await from('', PASSWORD);
    const [, knownDevice] = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const device = knownDevice ?? '';
    expect(device).toMatch(/^knownDevice=/);
    for (let guess = 0; guess < 5; guess++) expect((await from('', 'wrong password')).status).toBe(401);
    expect((await from('', PASSWORD)).status).toBe(429);
    expect((await from(device.slice(0, -3), PASSWORD)).status).toBe(429);
    expect((await from(device, PASSWORD)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) expect((await from(device, 'wrong password')).status).toBe(401);
    expect((await from(device, PASSWORD)).status).toBe(429);
  });

  it('throttles one address that tries many names', async () => {
    const guess = (number: number) => logInFrom('198.51.100.3', `name${number}`, 'wrong password');
    const statuses = [];
    for (let number = 0; number < 31; number++) statuses.push((await guess(number)).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]));
    expect(statuses[30]).toBe(429);
  });

  it('does not reveal the right guess among many simultaneous ones', async () => {
    const name = await editorName();
    const guesses = [...Array.from({ length: 20 }, () => 'wrong password'), PASSWORD];
    const replies = await Promise.all(guesses.map((guess) => logInFrom('198.51.100.4', name, guess)));
    expect(replies.at(-1)?.status).not.toBe(200);
  });

  it('keeps the cookie from scripts and other sites, and marks it Secure on https', async () => {
    const payload = JSON.stringify({ username: await editorName(), password: PASSWORD });
    const origin = limited.editorUrl.replace('http:', 'https:');
    const https = { origin, 'x-forwarded-proto': 'https' };
    const response = await send(limited, '/api/user/login', { method: 'POST', body: payload, headers: https });
    const [cookie = ''] = response.headers.getSetCookie();
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=259200'])
      expect(cookie).toContain(flag);
  });

  it('never truncates a password', async () => {
    const long = 'x'.repeat(72);
    expect((await newcomer('too-long', `${long}A`)).status).toBe(400);
    expect((await newcomer('just-right', long)).status).toBe(200);
    expect((await logIn('just-right', long)).status).toBe(200);
    expect((await logIn('just-right', `${long}B`)).status).toBe(401);
  });

  it('rejects a password of a megabyte before hashing', async () => {
    const compare = vi.spyOn(bcrypt, 'compare');
    onTestFinished(() => compare.mockRestore());
    expect((await logIn('just-right', 'x'.repeat(1024 * 1024))).status).toBe(413);
    expect((await logIn('just-right', 'x'.repeat(2000))).status).toBe(400);
    expect(compare).not.toHaveBeenCalled();
  });

  it('compares few passwords at a time, so that others are served, and rejects the excess', async () => {
    const slow = createPasswords(12);
    const hash = await bcrypt.hash('a password', 12);
    let turns = 0;
    let isComparing = true;
    const others = (async () => {
      for (; isComparing; turns += 1) await setImmediate();
    })();
    await slow.matches('another password', hash);
    isComparing = false;
    await others;
    expect(turns).toBeGreaterThan(100);

    const quick = createPasswords(4);
    const guesses = Array.from({ length: 64 }, () => quick.matches('a guess', null));
    const outcomes = await Promise.allSettled(guesses);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(22);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable' });
  });

  it('starts a new session, whatever cookie was sent', async () => {
    await newcomer('fixed');
    const headers = { cookie: 'authToken=chosen.by.somebody' };
    const body = JSON.stringify({ username: 'fixed', password: PASSWORD });
    const response = await send(service, '/api/user/login', { method: 'POST', body, headers });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^authToken=[\w.-]{60,}/);
    expect(cookie).not.toContain('chosen');
  });

  it.each(['user/login', 'user/logout', 'user/forgotPassword', 'user/setPassword', 'user/me'])(
    'rejects %s from other sites',
    async (path) => {
      const from = (headers: Record<string, string>) =>
        send(service, `/api/${path}`, { method: 'POST', body: '{}', headers }).then(({ status }) => status);
      expect(await from({ origin: 'https://evil.example' })).toBe(403);
      expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    },
  );

  it('reveals only name and roles of a person', async () => {
    const { body } = await admin.call('user/me', {});
    expect(Object.keys(body)).toEqual(['user']);
    expect(Object.keys(body.user ?? {}).sort()).toEqual(['roles', 'username']);
  });
});

describe('a session', () => {
  it('cannot be forged', async () => {
    const secret = isOnSqlite ? await readFile(join(service.folder, 'data', 'auth-secret'), 'utf8') : SHARED_SECRET;
    const genuine = jwt.decode(admin.cookie.replace('authToken=', '')) as jwt.JwtPayload;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const now = Math.floor(Date.now() / 1000);
    const { exp: _, ...endless } = genuine;
    const tokens = [
      jwt.sign(genuine, '', { algorithm: 'none' }),
      jwt.sign(genuine, privateKey, { algorithm: 'RS256' }),
      jwt.sign(genuine, secret, { algorithm: 'HS512' }),
      jwt.sign(genuine, 'another secret that is long enough'),
      jwt.sign({ ...genuine, exp: now - 1 }, secret),
      jwt.sign(endless, secret),
      jwt.sign({ ...genuine, nbf: now + 1000 }, secret),
      jwt.sign({ ...genuine, iss: 'somebody' }, secret),
      jwt.sign({ ...genuine, aud: 'something' }, secret),
      jwt.sign({ ...genuine, jti: 'a session that is none' }, secret),
      jwt.sign({ ...genuine, sub: 'someone else' }, secret),
      randomBytes(32).toString('base64url'),
    ];
    const statuses = await Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await send(service, '/api/trash/list?domainId=main', { headers })).status;
      }),
    );
    expect(statuses).toEqual(tokens.map(() => 401));
    const headers = { authorization: `Bearer ${jwt.sign(genuine, secret)}` };
    expect((await send(service, '/api/trash/list?domainId=main', { headers })).status).toBe(200);
  });

  it.each([undefined, 'secret', 'x'.repeat(31)])('needs a long secret in production, not %s', (secret) => {
    expect(() => readSettings({ NODE_ENV: 'production', AUTH_SECRET: secret })).toThrow(/AUTH_SECRET/);
  });

  it('loses a role as soon as the role is removed', async () => {
    const publisher = await service.as(['publisher']);
    const { body } = await publisher.call('user/me', {});
    const { users } = (await admin.call('user/list', {})).body;
    const _id = users.find(({ username }) => username === body.user?.username)?._id ?? '';
    const publish = (slug: string) => publisher.call('page/publishPage', { page: { domainId: 'main', slug } });
    expect((await publish('before')).status).toBe(200);
    await admin.call('roles/applyToUser', { _id, roles: [] });
    expect((await publish('after')).status).toBe(403);
  });
});
