import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { client, PASSWORD, startTestService, type TestService } from '../testing/test-service.ts';
import { accountHandlers } from './account-handlers.ts';
import { passwordMail } from './password-mail.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await service.as(['admin']);
});

afterAll(() => service.discard());

const visitor = () => client(service.editorUrl, '');
const openDb = () => openDatabase(databaseIn(join(service.folder, 'data')));

async function newcomer(username: string): Promise<string> {
  const admin = await service.as(['admin']);
  const { body } = await admin.call('user/invite', { username, email: `${username}@example.org` });
  return body.user.email;
}

async function mailsTo(email: string): Promise<number> {
  const db = await openDb();
  const mails = await db.selectFrom('mails').select('recipients').execute(); // sent ones too
  await db.destroy();
  return mails.filter(({ recipients }) => JSON.parse(recipients).includes(email)).length;
}

describe('user/forgotPassword', () => {
  it.each([
    [{}, 'Please provide your email address'],
    [{ email: '  ' }, 'Please provide your email address'],
    [{ email: 'nina' }, 'Please provide a valid email address'],
  ])('answers %j with: %s', async (payload, message) => {
    const { status, body } = await visitor().call('user/forgotPassword', payload);
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it('gives everyone the same answer, and queues a mail only for a known address', async () => {
    const email = await newcomer('nina');
    const message = 'If the address is known, a link is on its way.';
    for (const asked of [email, 'nobody@example.org']) {
      const { status, body } = await visitor().call('user/forgotPassword', { email: asked });
      expect([status, body]).toEqual([200, { message }]);
    }
    expect(await mailsTo(email)).toBe(1);
    expect(await mailsTo('nobody@example.org')).toBe(0);
  });

  it('refuses an invalid address', async () => {
    expect((await visitor().call('user/forgotPassword', { email: 'nina' })).status).toBe(400);
  });
});

it('user/forgotPassword leaves requests over the limit out of the trail', async () => {
  const own = await startTestService();
  onTestFinished(() => own.discard());
  const admin = await own.as(['admin']);
  for (let count = 0; count < 7; count++)
    await client(own.editorUrl, '').call('user/forgotPassword', { email: 'nobody@example.org' });
  const { body } = await admin.call('audit/list', { action: 'password forgotten' });
  expect(body.total).toBe(4);
});

it('user/forgotPassword sends no mail before it has answered: that would take longer for a known address', async () => {
  const db = await temporaryDatabase();
  const person = { username: 'kim', email: 'kim@example.org', roles: [], passwordHash: 'x' };
  await createUser(db, person, new Date().toISOString());
  const wakeMails = vi.fn();
  const needs = {
    db,
    wakeMails,
    hasRateLimits: false,
    audit: async () => {},
    logIn: { mustBeAsked: async () => false },
  };
  const { 'user/forgotPassword': forgot } = accountHandlers(needs as never);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await forgot({ email: person.email }, { address: '127.0.0.1', caller: null } as never);
  expect(wakeMails).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(wakeMails).toHaveBeenCalledOnce();
});

describe('passwordMail()', () => {
  it('contains a link that works once and invalidates the previous one', async () => {
    const email = await newcomer('otto');
    const db = await openDb();
    const links = [];
    for (let count = 0; count < 2; count++)
      links.push(
        (await passwordMail(db, service.editorUrl, { email, subject: 'Ada invites you', onlyWay: null }))?.text,
      );
    await db.destroy();
    const [older = '', newer = ''] = links.map((text) => /token=([\w-]+)/.exec(text ?? '')?.[1]);
    const choose = (token: string) => visitor().call('user/setPassword', { email, password: PASSWORD, token });
    expect((await choose(older)).status).toBe(400);
    expect((await choose(newer)).status).toBe(200);
    expect((await choose(newer)).status).toBe(400);
  });

  it('is in the language of the person', async () => {
    const email = await newcomer('ute');
    const db = await openDb();
    await db.updateTable('users').set({ language: 'de' }).where('email', '=', email).execute();
    const mail = await passwordMail(db, service.editorUrl, { email, subject: 'Ada lädt Sie ein', onlyWay: null });
    await db.destroy();
    expect(mail?.text).toContain('Ihr Benutzername ist ute.\n\nWählen Sie hier innerhalb von 7 Tagen ein Passwort:');
    expect(mail?.html).toContain('>Passwort wählen</a>');
  });

  it('returns null for an unknown address', async () => {
    const db = await openDb();
    expect(
      await passwordMail(db, service.editorUrl, { email: 'nobody@example.org', subject: '', onlyWay: null }),
    ).toBeNull();
    await db.destroy();
  });
});
