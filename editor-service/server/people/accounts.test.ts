import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { accountByLogin, userById } from '#content-store/drafts/people/find-user.ts';
import { createUser, setDisabled, setUserRoles } from '#content-store/drafts/people/users.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { client, PASSWORD, startTestService, type TestService } from '../testing/test-service.ts';
import { passwordLink } from './password-mail.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.discard());

const visitor = () => client(service.editorUrl, '');
const openDb = () => openDatabase(databaseIn(join(service.folder, 'data')));
const now = () => new Date().toISOString();

async function createAnna(username: string) {
  const db = await openDb();
  const user = await createUser(
    db,
    { username, email: `${username}@example.org`, roles: [], passwordHash: null },
    now(),
  );
  const link = await passwordLink(db, service.editorUrl, user);
  await db.destroy();
  return { user, token: new URL(link).searchParams.get('token') ?? '' };
}

describe('the first administrator', () => {
  it('is created with the link that a new service prints, once', async () => {
    const token = new URL(service.firstAdministratorLink ?? '').searchParams.get('token') ?? '';
    const chosen = { email: 'chief@example.org', password: PASSWORD, token };
    const first = await visitor().call('user/setPassword', chosen);
    expect([first.status, first.body]).toEqual([200, { message: 'Success' }]);
    expect((await visitor().call('user/setPassword', chosen)).status).toBe(400);
    const login = await visitor().call('user/login', { username: 'chief', password: PASSWORD });
    const me = await client(service.editorUrl, `authToken=${login.body.token}`).call('user/me', {});
    expect(me.body).toEqual({ user: { username: 'chief', roles: ['admin'] } });
  });

  it('gets no further link once a user exists', async () => {
    service = await service.restart();
    expect(service.firstAdministratorLink).toBeNull();
  });
});

describe('user/login', () => {
  it('starts a session by username or e-mail, in an HttpOnly cookie', async () => {
    await service.as(['editor']);
    const byEmail = await visitor().call('user/login', { username: 'Chief@Example.org', password: PASSWORD });
    expect(byEmail.body).toEqual({ statusCode: 200, token: expect.any(String) });
    const [cookie = ''] = byEmail.headers.getSetCookie();
    expect(cookie).toMatch(/^authToken=[\w.-]+; Max-Age=259200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(byEmail.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a wrong password and an unknown name with the same message', async () => {
    const answers = await Promise.all([
      visitor().call('user/login', { username: 'chief', password: 'wrong password' }),
      visitor().call('user/login', { username: 'nobody', password: 'wrong password' }),
      visitor().call('user/login', { username: 'chief', password: 'x'.repeat(500) }),
    ]);
    const refusal = { status: 401, error: { message: 'Invalid username or password' } };
    expect(answers.map(({ body }) => body)).toEqual([refusal, refusal, refusal]);
  });

  it('gives every login a session of its own', async () => {
    const person = await service.as(['editor']);
    const again = await service.as(['editor']);
    expect(person.cookie).not.toBe(again.cookie);
  });
});

describe('user/me', () => {
  it('answers null without a login and with an invalid token', async () => {
    expect((await visitor().call('user/me', {})).body).toEqual({ user: null });
    expect((await client(service.editorUrl, 'authToken=a.b.c').call('user/me', {})).body).toEqual({ user: null });
  });
});

describe('a session', () => {
  it('ends with user/logout, on the server too', async () => {
    const person = await service.as(['editor']);
    const { headers } = await person.call('user/logout', {});
    expect(headers.getSetCookie()[0]).toMatch(/^authToken=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const { status, body } = await person.call('trash/list', { domainId: 'main' });
    expect([status, body.error.message]).toEqual([401, 'Your session has ended, please log in again']);
  });

  it('survives a restart of the service', async () => {
    const { cookie } = await service.as(['editor']);
    service = await service.restart();
    expect((await client(service.editorUrl, cookie).call('user/me', {})).body.user).not.toBeNull();
  });

  it('uses the roles stored in the database at each call', async () => {
    const person = await service.as(['publisher']);
    const page = { domainId: 'main', slug: 'role-test' };
    expect((await person.call('page/publishPage', { page })).status).toBe(200);
    const { body } = await person.call('user/me', {});
    const db = await openDb();
    const account = await accountByLogin(db, body.user?.username ?? '');
    await setUserRoles(db, account?.user._id ?? '', []);
    expect((await person.call('page/publishPage', { page: { ...page, slug: 'role-test-2' } })).status).toBe(403);
    await setDisabled(db, account?.user._id ?? '', true, now());
    expect((await person.call('trash/list', { domainId: 'main' })).status).toBe(401);
    await db.destroy();
  });
});

describe('a session behind a proxy that asks for a password of its own', () => {
  it('is that of the cookie', async () => {
    const person = await service.as(['editor']);
    const ofProxy = { authorization: `Basic ${Buffer.from('team:secret').toString('base64')}` };
    expect((await person.call('user/me', {}, ofProxy)).body.user).not.toBeNull();
    expect((await visitor().call('user/me', {}, ofProxy)).body.user).toBeNull();
  });
});

describe('user/setPassword', () => {
  it('sets the password of the user the link belongs to', async () => {
    const { token, user } = await createAnna('anna');
    const chosen = { email: user.email, password: 'a new password', token };
    expect((await visitor().call('user/setPassword', chosen)).status).toBe(200);
    expect((await visitor().call('user/login', { username: 'anna', password: 'a new password' })).status).toBe(200);
    expect((await visitor().call('user/setPassword', chosen)).body.error.message).toMatch('no longer valid');
  });

  it('logs in whoever chooses a first password, and not whoever chooses a new one', async () => {
    const { user, token } = await createAnna('anna-first');
    const db = await openDb();
    const passwordOf = (link: string) =>
      visitor().call('user/setPassword', { email: user.email, password: PASSWORD, token: link });
    const first = await passwordOf(token);
    expect(first.body).toEqual({ message: 'Success' });
    const [session = '', device = ''] = first.headers.getSetCookie();
    expect(session).toMatch(/^authToken=[\w.-]+; Max-Age=259200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^knownDevice=/);
    const person = client(service.editorUrl, session.split(';')[0] ?? '');
    expect((await person.call('user/me', {})).body.user?.username).toBe('anna-first');

    const again = await passwordOf(
      new URL(await passwordLink(db, service.editorUrl, user)).searchParams.get('token') ?? '',
    );
    expect([again.body, again.headers.getSetCookie()]).toEqual([{ message: 'Success' }, []]);
    expect((await person.call('user/me', {})).body.user, 'its other sessions end').toBeNull();
    await db.destroy();
  });

  it('keeps the link valid when the password is refused, and refuses another e-mail address', async () => {
    const { token, user } = await createAnna('berta');
    const short = await visitor().call('user/setPassword', { email: user.email, password: 'short', token });
    expect([short.status, short.body.error.message]).toEqual([400, 'A password must have at least 8 characters']);
    const other = await visitor().call('user/setPassword', { email: 'a@b.org', password: PASSWORD, token });
    expect(other.status).toBe(400);
    expect((await visitor().call('user/setPassword', { email: user.email, password: PASSWORD, token })).status).toBe(
      200,
    );
  });

  it('never stores a token in plain text', async () => {
    const { token, user } = await createAnna('carla');
    const db = await openDb();
    expect(await userById(db, user._id)).toBeDefined();
    const stored = await db.selectFrom('oneTimeLinks').selectAll().execute();
    await db.destroy();
    expect(JSON.stringify(stored)).not.toContain(token);
    if (isOnSqlite) expect(await readFile(databaseIn(join(service.folder, 'data')), 'latin1')).not.toContain(token);
  });
});
