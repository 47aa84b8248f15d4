import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '../../testing/documents.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { noteMailAttempt } from '../forms/due-mails.ts';
import { createUser } from '../people/users.ts';
import { readdressMails, setMailFrequency, takeForMail } from './notification-mails.ts';
import { countUnread, forgetReadNotifications, listNotifications, markRead, notify } from './notifications.ts';

const about = { kind: 'page', _id: 'p', title: 'Soup', slug: 'soup' } as const;
const ben = { recipient: 'ben', domainId: 'main' };

let db: Db;
let benId: string;
beforeEach(async () => {
  db = await temporaryDatabase();
  for (const username of ['ada', 'ben', 'kim']) {
    const user = { username, email: `${username}@example.org`, roles: [], passwordHash: 'x' };
    const { _id } = await createUser(db, user, ada.at);
    if (username === 'ben') benId = _id;
  }
});

const tell = (text = '', to = ['ben'], at = ada.at) =>
  notify(db, { to, domainId: 'main', kind: 'sentBack', about, text }, { at, by: 'ada' });
const mails = () => db.selectFrom('mails').select(['id', 'recipients', 'dueAt', 'state']).orderBy('id').execute();
const listed = async () => (await listNotifications(db, ben, { limit: 9, offset: 0 })).notifications;
/** What a waiting mail would say now. */
const said = async (index = 0) =>
  (await takeForMail(db, (await mails())[index]?.id ?? '', 'ben')).map(({ text }) => text);

describe('notify()', () => {
  it('tells each person once, and nobody what they did themselves', async () => {
    await tell('Too long', ['ben', 'ada', 'ben', 'gone']);
    expect(await listed()).toMatchObject([{ kind: 'sentBack', about, text: 'Too long', by: 'ada', readAt: null }]);
    expect(await db.selectFrom('notifications').select('recipient').execute()).toEqual([{ recipient: 'ben' }]);
  });

  it('tells nobody who cannot log in', async () => {
    await db.updateTable('users').set({ disabled: 1 }).where('username', '=', 'ben').execute();
    await db.updateTable('users').set({ passwordHash: null }).where('username', '=', 'kim').execute();
    await tell('', ['ben', 'kim']);
    expect([await listed(), await mails()]).toEqual([[], []]);
  });

  it('queues one mail for all that is told until it is written', async () => {
    await tell('One');
    await tell('Two');
    expect(await mails()).toMatchObject([{ recipients: '["ben@example.org"]', dueAt: ada.at }]);
    expect(await said()).toEqual(['One', 'Two']);
  });

  it.each([
    ['hourly', '2026-01-01T10:00:00.000Z'],
    ['daily', '2026-01-02T08:00:00.000Z'],
  ] as const)('queues it for later for who wants mails %s', async (frequency, due) => {
    await setMailFrequency(db, benId, frequency, ada.at);
    await tell();
    expect((await mails()).map(({ dueAt }) => dueAt)).toEqual([due]);
  });

  it('queues none for who wants no mails, even when they want some later', async () => {
    await setMailFrequency(db, benId, 'never', ada.at);
    await tell('Old');
    expect(await mails()).toEqual([]);
    await setMailFrequency(db, benId, 'atOnce', ada.at);
    await tell('New');
    expect(await said()).toEqual(['New']);
  });
});

describe('a mail about what a person was told', () => {
  it('says the same when it is sent again after a kill; what came meanwhile is in another', async () => {
    await tell('One');
    expect(await said()).toEqual(['One']);
    await tell('Two');
    expect(await said()).toEqual(['One']);
    const [first] = await mails();
    await noteMailAttempt(db, { id: first?.id ?? '' });
    expect(await said(1)).toEqual(['Two']);
  });

  it('leaves out what was read in the editor, and goes when that was all', async () => {
    await tell('One');
    await tell('Two');
    const [two, one] = await listed();
    await markRead(db, ben, one?._id, ada.at);
    expect(await said()).toEqual(['Two']);
    await markRead(db, ben, two?._id, ada.at);
    expect([await said(), await mails()]).toEqual([[], []]);
  });

  it('follows the person’s wish and address', async () => {
    await tell('One');
    await setMailFrequency(db, benId, 'hourly', ada.at);
    await readdressMails(db, 'ben@example.org', 'benjamin@example.org');
    expect(await mails()).toMatchObject([
      { recipients: '["benjamin@example.org"]', dueAt: '2026-01-01T10:00:00.000Z' },
    ]);
    await readdressMails(db, 'benjamin@example.org', 'ben@example.org');
    await setMailFrequency(db, benId, 'never', ada.at);
    expect(await mails()).toEqual([]);
  });
});

describe('what a person was told', () => {
  it('is listed latest first, and counted until it is read', async () => {
    for (const text of ['One', 'Two', 'Three']) await tell(text);
    expect(await listNotifications(db, ben, { limit: 2, offset: 1 })).toMatchObject({
      notifications: [{ text: 'Two' }, { text: 'One' }],
      total: 3,
    });
    const [three] = await listed();
    await markRead(db, { ...ben, recipient: 'kim' }, three?._id, ada.at);
    expect(await countUnread(db, ben)).toBe(3);
    await markRead(db, ben, three?._id, ada.at);
    expect([await countUnread(db, ben), await countUnread(db, { ...ben, domainId: 'other' })]).toEqual([2, 0]);
    await markRead(db, ben, undefined, ada.at);
    expect(await countUnread(db, ben)).toBe(0);
  });

  it('is forgotten when it was read and is old', async () => {
    await tell('Read');
    await markRead(db, ben, undefined, ada.at);
    await tell('Unread');
    expect(await forgetReadNotifications(db, ada.at)).toBe(0);
    expect(await forgetReadNotifications(db, '2026-02-01T00:00:00.000Z')).toBe(1);
    expect(await listed()).toMatchObject([{ text: 'Unread' }]);
  });
});
