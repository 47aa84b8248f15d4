import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TokenScope } from '#content-store/model/people/api-token.ts';
import { databaseSettings } from '#content-store/testing/test-database.ts';
import type { CallPath } from '#editor-service/contract/calls.ts';
import { calls } from '#editor-service/contract/calls.ts';
import { passwordLink } from '#editor-service/server/people/password-mail.ts';
import {
  PASSWORD,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { databaseText, openDb, visitor } from './cast.ts';

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService({ hasRateLimits: false });
  admin = await service.as(['admin']);
});

afterAll(() => service.discard());

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function made(scope: TokenScope, by: TestClient = admin, more: { name?: string; userId?: string } = {}) {
  const { status, body } = await by.call('token/create', { name: 'Deploy', scope, ...more });
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body;
}

/** A script's call: no cookie, no origin. */
async function call(secret: string, path: CallPath, payload: object = {}) {
  const { method } = calls[path];
  const query = method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>)}` : '';
  const response = await fetch(`${service.editorUrl}/api/${path}${query}`, {
    method,
    headers: { ...bearer(secret), 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(payload) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status;
const userOf = async (client: TestClient) => (await client.call('user/me', {})).body.user?.username ?? '';
const userId = async (username: string) =>
  (await admin.call('user/list', {})).body.users.find((user) => user.username === username)?._id ?? '';

describe('an API token', () => {
  it('works in Authorization: Bearer, is recognisable, shown once, and stored as a hash', async () => {
    const { secret, token } = await made('read');
    expect(secret).toMatch(/^pw_[\w-]{43}$/);
    expect((await call(secret, 'user/me')).body.user.username).toBe(await userOf(admin));
    const { body } = await admin.call('token/list', {});
    expect(body.tokens.find(({ _id }) => _id === token._id)).toMatchObject({ name: 'Deploy', scope: 'read' });
    expect(JSON.stringify(body)).not.toContain(secret);
    const stored = await databaseText(service);
    expect(stored).toContain(token._id);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(secret.slice(3));
  });

  it('is refused when it is forged, cut, in a cookie or in the address', async () => {
    const { secret } = await made('administer');
    const forged = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [forged, secret.slice(0, -1), 'pw_', `pw_${'A'.repeat(43)}`])
      expect((await call(bad, 'trash/list', { domainId: 'main' })).status).toBe(401);
    const inCookie = await visitor(service).get('/api/user/list');
    expect(inCookie.status).toBe(401);
    for (const cookie of [`authToken=${secret}`, `token=${secret}`]) {
      const { status } = await fetch(`${service.editorUrl}/api/user/list`, { headers: { cookie } });
      expect(status).toBe(401);
    }
    for (const name of ['token', 'access_token', 'authToken', 'authorization'])
      expect((await visitor(service).get(`/api/user/list?${name}=${secret}`)).status).toBe(401);
    expect(await statusOf(secret, 'user/list')).toBe(200);
  });

  it('ends at its date, which is a year away at most', async () => {
    const { secret, token } = await made('read');
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(90 * 24 * 3600 * 1000);
    const tooLong = await admin.call('token/create', { name: 'Deploy', scope: 'read', days: 366 });
    expect(tooLong.status).toBe(400);
    const db = await openDb(service);
    onTestFinished(() => db.destroy());
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    await db.updateTable('apiTokens').set({ expiresAt }).where('id', '=', token._id).execute();
    const { status, body } = await call(secret, 'trash/list', { domainId: 'main' });
    expect([status, body.error.message]).toEqual([401, 'This token has expired']);
    // A public call too: it would answer what visitors see, and the script would not notice.
    expect(await statusOf(secret, 'page/load', { slug: '' })).toBe(401);
  });

  it('ends when it is revoked, by its user or an administrator, and by no one else', async () => {
    const editor = await service.as(['editor']);
    const other = await service.as(['publisher']);
    const [first, second] = [await made('read', editor), await made('read', editor)];
    expect((await other.call('token/revoke', { _id: first.token._id })).status).toBe(404);
    const seen = (await other.call('token/list', {})).body.tokens;
    expect(seen.map(({ _id }) => _id)).not.toContain(first.token._id);
    expect((await editor.call('token/revoke', { _id: first.token._id })).status).toBe(200);
    expect((await admin.call('token/revoke', { _id: second.token._id })).status).toBe(200);
    for (const { secret } of [first, second]) expect(await statusOf(secret, 'user/me')).toBe(401);
  });

  it('ends with the account of its user, for good', async () => {
    const editor = await service.as(['editor']);
    const { secret } = await made('edit', editor);
    const _id = await userId(await userOf(editor));
    await admin.call('user/disable', { _id });
    expect(await statusOf(secret, 'user/me')).toBe(401);
    await admin.call('user/disable', { _id, disabled: false });
    expect(await statusOf(secret, 'user/me')).toBe(401);
  });

  it('ends with the password of its user, but not with the invitation that is accepted', async () => {
    const { body } = await admin.call('user/invite', { username: 'wanda', email: 'wanda@example.org' });
    const { _id, email } = body.user;
    const choose = async () => {
      const db = await openDb(service);
      const token = new URL(await passwordLink(db, service.editorUrl, body.user)).searchParams.get('token') ?? '';
      await db.destroy();
      return (await visitor(service).call('user/setPassword', { email, password: PASSWORD, token })).status;
    };
    const { secret } = await made('read', admin, { userId: _id });
    expect([await choose(), await statusOf(secret, 'trash/list', { domainId: 'main' })]).toEqual([200, 200]);
    expect([await choose(), await statusOf(secret, 'trash/list', { domainId: 'main' })]).toEqual([200, 401]);
  });

  it.each([
    ['read', { read: 200, edit: 403, publish: 403, administer: 403 }],
    ['edit', { read: 200, edit: 200, publish: 403, administer: 403 }],
    ['publish', { read: 200, edit: 200, publish: 200, administer: 403 }],
    ['administer', { read: 200, edit: 200, publish: 200, administer: 200 }],
  ] as const)('of the scope %s of an administrator may do just that', async (scope, expected) => {
    const { secret } = await made(scope);
    const page = { domainId: 'main', slug: `by-${scope}` };
    const found = {
      read: await statusOf(secret, 'trash/list', { domainId: 'main' }),
      edit: await statusOf(secret, 'page/save', { page }),
      publish: await statusOf(secret, 'page/publishPage', { page: { ...page, slug: `live-${scope}` } }),
      administer: await statusOf(secret, 'user/list'),
    };
    expect(found).toEqual(expected);
  });

  it('has the rights that its user has now, whatever its scope says', async () => {
    const publisher = await service.as(['publisher']);
    const { secret } = await made('administer', publisher);
    const publish = (slug: string) => statusOf(secret, 'page/publishPage', { page: { domainId: 'main', slug } });
    expect([await publish('first'), await statusOf(secret, 'user/list')]).toEqual([200, 403]);
    await admin.call('roles/applyToUser', { _id: await userId(await userOf(publisher)), roles: ['editor'] });
    expect(await publish('second')).toBe(403);
  });

  it.each(['disabled', 'no administrator any more'])(
    'made for another user ends while its maker is %s',
    async (what) => {
      const maker = await service.as(['admin']);
      const { secret } = await made('read', maker, {
        userId: await userId(await userOf(await service.as(['editor']))),
      });
      const _id = await userId(await userOf(maker));
      const isValid = async () => (await statusOf(secret, 'trash/list', { domainId: 'main' })) === 200;
      const stop = (isOver: boolean) =>
        what === 'disabled'
          ? admin.call('user/disable', { _id, disabled: isOver })
          : admin.call('roles/applyToUser', { _id, roles: isOver ? [] : ['admin'] });
      expect(await isValid()).toBe(true);
      await stop(true);
      expect(await isValid()).toBe(false);
      await stop(false);
      expect(await isValid()).toBe(true);
    },
  );

  it('cannot be used on passwords, users, roles or tokens', async () => {
    const { secret, token } = await made('administer');
    const closed: [CallPath, object][] = [
      ['user/login', { username: 'ada', password: 'x' }],
      ['user/logout', {}],
      ['user/forgotPassword', { email: 'ada@example.org' }],
      ['user/setPassword', { email: 'ada@example.org', password: 'x', token: 'y' }],
      ['user/invite', { username: 'eve', email: 'eve@example.org', roles: ['admin'] }],
      ['user/disable', { _id: await userId(await userOf(admin)) }],
      ['roles/save', { role: { name: 'Eve', admin: true } }],
      ['roles/applyToUser', { _id: 'x', roles: ['admin'] }],
      ['token/create', { name: 'Next', scope: 'administer' }],
      ['token/revoke', { _id: token._id }],
      ['token/list', {}],
    ];
    for (const [path, payload] of closed) expect([path, await statusOf(secret, path, payload)]).toEqual([path, 403]);
    expect(calls['user/logout'].notByToken).toBe(true);
    expect(await statusOf(secret, 'user/me')).toBe(200);
  });

  it('is made for another user by administrators only', async () => {
    const editor = await service.as(['editor']);
    const _id = await userId(await userOf(editor));
    const refused = await (await service.as(['publisher'])).call('token/create', {
      name: 'X',
      scope: 'read',
      userId: _id,
    });
    expect(refused.status).toBe(403);
    const { secret } = await made('administer', admin, { userId: _id });
    expect((await call(secret, 'user/me')).body.user.username).toBe(await userOf(editor));
    expect(await statusOf(secret, 'user/list')).toBe(403);
  });

  it('is named in the trail: made, used, revoked', async () => {
    const { secret, token } = await made('publish', admin, { name: 'Nightly' });
    await call(secret, 'page/publishPage', { page: { domainId: 'main', slug: 'trail' } });
    await admin.call('token/revoke', { _id: token._id });
    const { body } = await admin.call('audit/list', { size: 3 });
    const actor = await userOf(admin);
    const subject = `Nightly (${token._id}): publish, as ${actor}`;
    expect(body.entries).toMatchObject([
      { action: 'token revoked', actor, subject, token: '' },
      { action: 'publish', actor, token: 'Nightly' },
      { action: 'token made', actor, subject, token: '' },
    ]);
  });

  it('notes the day of its last use, once a day', async () => {
    const { secret, token } = await made('read');
    const lastUse = async () =>
      (await admin.call('token/list', {})).body.tokens.find(({ _id }) => _id === token._id)?.lastUsedOn;
    expect(await lastUse()).toBeNull();
    await call(secret, 'user/me');
    expect(await lastUse()).toBe(new Date().toISOString().slice(0, 10));
  });
});

it('npm run token:create prints a token once, which works beside the running service', async () => {
  const username = await userOf(admin);
  const words = ['--username', username, '--name', 'Deploy', '--scope', 'read', '--days', '30'];
  const dataDir = join(service.folder, 'data');
  const env = { ...process.env, DATA_DIR: dataDir, ...databaseSettings(dataDir) };
  const run = (given: string[]) =>
    promisify(execFile)(process.execPath, ['editor-service/cli/token-create.ts', ...given], { env });
  const { stdout, stderr } = await run(words);
  const secret = stdout.trim();
  expect(stderr).toMatch(new RegExp(`Permissions: Read, as ${username}, until [\\d-]+\\.\n$`));
  expect((await call(secret, 'user/me')).body.user.username).toBe(username);
  await expect(run([...words, '--scope', 'all'])).rejects.toMatchObject({ stderr: expect.stringContaining('Usage:') });
  const { body } = await admin.call('audit/list', { action: 'token made', size: 1 });
  expect(body.entries).toMatchObject([{ actor: '', subject: expect.stringMatching(/^Deploy \(.*\): read, as /) }]);
  const editor = await userOf(await service.as(['editor']));
  const ofEditor = await run(['--username', editor, '--name', 'Deploy', '--scope', 'administer']);
  expect(ofEditor.stderr).toContain(`Permissions: Read and edit, as ${editor}, until`);
  expect(ofEditor.stderr).toContain(`${editor} may not administer, so neither may the token.`);
});

it('bad tokens are throttled, and keep neither good nor expired ones nor people of their network out', async () => {
  const limited = await startTestService();
  onTestFinished(() => limited.discard());
  const client = await limited.as(['admin']);
  const { body } = await client.call('token/create', { name: 'Deploy', scope: 'read' });
  const statusWith = async (secret: string) =>
    (
      await fetch(`${limited.editorUrl}/api/user/me`, {
        method: 'POST',
        headers: { ...bearer(secret), 'content-type': 'application/json' },
        body: '{}',
      })
    ).status;
  const statusesWith = async (secret: string) => {
    const statuses = [];
    for (let guess = 0; guess < 7; guess++) statuses.push(await statusWith(secret));
    return statuses;
  };
  const expired = (await client.call('token/create', { name: 'Old', scope: 'read' })).body;
  const db = await openDb(limited);
  onTestFinished(() => db.destroy());
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('apiTokens').set({ expiresAt }).where('id', '=', expired.token._id).execute();
  expect(await statusesWith(expired.secret)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect(await statusesWith(`pw_${'A'.repeat(43)}`)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(await statusWith(body.secret)).toBe(200);
  const counted = await db.selectFrom('failures').select('key').execute();
  expect(
    counted.filter(({ key }) => key.startsWith('guesses from')),
    'what refuses a login',
  ).toEqual([]);
});
