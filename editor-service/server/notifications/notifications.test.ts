import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { markRead, notify } from '#content-store/drafts/notifications/notifications.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { headerOf, type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';
import { notificationMail } from './notification-mail.ts';

const domainId = 'main';
let sink: MailSink;
let service: TestService;
let db: Db;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  sink = await startMailSink();
  service = await startTestService({ smtpUrl: sink.url });
  [editor, publisher] = await Promise.all([service.as(['editor']), service.as(['publisher'])]);
  db = await openDatabase(databaseIn(join(service.folder, 'data')));
});
afterAll(async () => {
  await db.destroy();
  await service.discard();
  await sink.close();
});

const list = async (client: TestClient) => (await client.call('notification/list', { domainId })).body;
const me = async (client: TestClient) => (await client.call('user/loadAccount', {})).body.user;

describe('a request to publish', () => {
  it('is in the list of the publisher, and in a mail with a link; the answer in those of who asked', async () => {
    const { name } = (await editor.call('user/saveAccount', { name: 'Ada Lind', email: (await me(editor)).email }))
      .body;
    const { body: page } = await editor.call('page/save', { page: { domainId, slug: 'soup', title: 'Soup' } as never });
    await editor.call('review/ask', {
      domainId,
      purpose: 'publish',
      items: [{ kind: 'page', _id: page._id }],
      text: 'By noon?',
    });

    const { notifications, total, unread } = await list(publisher);
    expect([total, unread]).toEqual([1, 1]);
    const by = (await me(editor)).username;
    expect(notifications).toMatchObject([
      { kind: 'publishAsked', by, text: 'By noon?', about: { _id: page._id, slug: 'soup' } },
    ]);
    const { email } = await me(publisher);
    await expect.poll(() => sink.to(email), SOON).toHaveLength(1);
    const [mail] = sink.to(email);
    expect(mail?.source).toContain(`${name} asked you to publish`);
    expect(mail?.source).toContain('By noon?');
    expect(mail?.source).toContain(`${service.editorUrl}/soup`);
    expect(headerOf(mail, 'Subject')).toBeDefined();

    await publisher.call('publish/set', { domainId, items: [{ kind: 'page', _id: page._id }] });
    expect((await list(editor)).notifications).toMatchObject([{ kind: 'published', readAt: null }]);
  });

  it('is counted where the editor asks who is here, until it is read', async () => {
    const { body: page } = await editor.call('page/save', { page: { domainId, slug: 'tea' } as never });
    const unread = async () => (await publisher.call('page/presence', { _id: page._id })).body.unread;
    expect(await unread()).toBe(1);
    const [first] = (await list(publisher)).notifications;
    await editor.call('notification/read', { domainId, _id: first?._id ?? '' });
    expect(await unread()).toBe(1);
    expect((await publisher.call('notification/read', { domainId, _id: first?._id ?? '' })).body).toEqual({
      unread: 0,
    });
    expect(await unread()).toBe(0);
  });
});

it('user/names has what people are called, and nobody without a name', async () => {
  const { username } = await me(editor);
  expect((await publisher.call('user/names', {})).body).toEqual([{ username, name: 'Ada Lind' }]);
});

it('notification/saveSettings is kept, and holds for mails', async () => {
  expect((await editor.call('notification/loadSettings', {})).body).toEqual({ mails: 'atOnce' });
  await editor.call('notification/saveSettings', { mails: 'never' });
  expect((await editor.call('notification/loadSettings', {})).body).toEqual({ mails: 'never' });
  const { username } = await me(editor);
  const mails = () => db.selectFrom('mails').select('id').execute();
  const before = await mails();
  const about = { kind: 'page', _id: 'p', title: 'Soup', slug: 'soup' } as const;
  await notify(db, { to: [username], domainId, kind: 'sentBack', about }, { at: new Date().toISOString(), by: 'kim' });
  expect(await mails()).toEqual(before);
});

describe('notificationMail()', () => {
  const at = '2026-01-01T09:00:00.000Z';
  const mailOf = async () => {
    const { email, username } = await me(publisher);
    const waiting = db.selectFrom('mails').where('recipients', 'like', `%${email}%`).where('state', '=', 'waiting');
    const { id } = await waiting.select('id').executeTakeFirstOrThrow();
    return { username, content: () => notificationMail(db, 'https://edit.example', { id, email }) };
  };
  const tell = async (title: string, kind: 'sentBack' | 'scheduleFailed') => {
    const about = { kind: 'section', _id: 's', title, slug: null } as const;
    const { username } = await me(publisher);
    await notify(db, { to: [username], domainId, kind, about, text: 'Too long' }, { at, by: 'kim' });
  };

  it('lists all that was told since the last one, each with its link', async () => {
    await publisher.call('notification/saveSettings', { mails: 'daily' });
    await tell('Hours', 'sentBack');
    await tell('Publish “Soup”', 'scheduleFailed');
    await db.updateTable('mails').set({ dueAt: '2100-01-01T00:00:00.000Z' }).where('state', '=', 'waiting').execute();
    const { content, username } = await mailOf();
    expect(await content()).toEqual({
      subject: '2 notifications',
      heading: '2 notifications',
      lines: [
        { label: 'kim sent “Hours” back to you', value: 'Too long', link: 'https://edit.example/_section/s' },
        { label: 'Not done as planned: Publish “Soup”', value: 'Too long', link: 'https://edit.example/_section/s' },
      ],
    });
    const [latest] = (await list(publisher)).notifications;
    await publisher.call('notification/read', { domainId, _id: latest?._id ?? '' });
    expect(await content()).toMatchObject({
      subject: 'kim sent “Hours” back to you',
      lines: [{ label: 'Message', value: 'Too long' }, { label: 'Hours' }],
    });
    await publisher.call('user/saveLanguage', { language: 'de' });
    expect(await content()).toMatchObject({
      subject: 'kim hat „Hours“ an Sie zurückgegeben',
      lines: [{ label: 'Nachricht', value: 'Too long' }, { label: 'Hours' }],
    });
    await publisher.call('user/saveLanguage', { language: 'en' });
    await markRead(db, { recipient: username, domainId }, undefined, at);
    expect(await content()).toBeNull();
  });

  it('is none for an account that was closed meanwhile', async () => {
    await tell('Hours', 'sentBack');
    await db.updateTable('mails').set({ dueAt: '2100-01-01T00:00:00.000Z' }).where('state', '=', 'waiting').execute();
    const { content, username } = await mailOf();
    await db.updateTable('users').set({ disabled: 1 }).where('username', '=', username).execute();
    expect(await content()).toBeNull();
  });
});
