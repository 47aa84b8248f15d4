import { beforeEach, describe, expect, it } from 'vitest';
import { notificationOf } from '#content-store/drafts/notifications/notification-row.ts';
import { createUser, setDisabled } from '#content-store/drafts/people/users.ts';
import { notificationSentence } from '#content-store/model/entities/notification-words.ts';
import { ada } from '#content-store/testing/documents.ts';
import type { Caller } from '../../http/call-context.ts';
import { type Cast, cast, domainId } from '../sets/testing/cast.ts';

const person = (username: string, ...roles: string[]): Caller => ({
  ...{ userId: username, username, roles, isAdmin: false, sessionId: null, activeDomainId: null },
});
const ben = person('ben', 'editor');
const kim = person('kim', 'publisher');
const draft = { kind: 'page', _id: 'draft' } as const;
const footer = { kind: 'footer', _id: 'footer_main' } as const;

let site: Cast;
beforeEach(async () => {
  site = await cast();
  for (const { username, roles } of [ben, kim])
    await createUser(site.db, { username, email: `${username}@example.org`, roles, passwordHash: 'x' }, ada.at);
});

const asks = (text = 'By Monday, please', items: readonly { kind: 'page' | 'footer'; _id: string }[] = [draft]) =>
  site.callAs(ben, 'request/ask', { domainId, items: [...items], text });
const list = (caller: Caller) => site.callAs(caller, 'request/list', { domainId });

/** What people were told so far: whom, and what their mail would say. */
async function told() {
  const rows = await site.db.selectFrom('notifications').selectAll().orderBy('id').execute();
  return rows.map((row) => [row.recipient, notificationSentence(notificationOf(row), row.by), row.text]);
}

/** Whom a mail waits for. */
async function mails() {
  const rows = await site.db.selectFrom('mails').select(['recipients']).orderBy('id').execute();
  return rows.flatMap(({ recipients }) => JSON.parse(recipients) as string[]);
}

describe('request/ask', () => {
  it('tells everybody who may publish the page, and puts it on their list', async () => {
    expect(await asks()).toEqual({ people: ['ada', 'kim'] });
    const said = ['ben asked you to publish “Newer”', 'By Monday, please'];
    expect(await told()).toEqual([
      ['ada', ...said],
      ['kim', ...said],
    ]);
    expect(await mails()).toEqual(['ada@example.org', 'kim@example.org']);
    expect(site.wakeMails).toHaveBeenCalledOnce();
    expect((await list(kim)).ofMe).toMatchObject([{ title: 'Newer', slug: 'draft', askedBy: 'ben', state: 'open' }]);
    expect(await list(ben)).toMatchObject({ ofMe: [], mine: [{ title: 'Newer', state: 'open' }] });
  });

  it('replaces what the same person asked before, and leaves what others ask', async () => {
    await site.callAs(person('eve', 'editor'), 'request/ask', { domainId, items: [draft], text: 'Mine' });
    await asks('First');
    await asks('Second');
    expect((await list(kim)).ofMe.map(({ text }) => text)).toEqual(['Mine', 'Second']);
  });

  it('asks only those who have the role that the page demands', async () => {
    await site.db
      .insertInto('pageRoles')
      .values({ collection: 'pages', pageId: 'draft', list: 'publisherRoles', roleId: 'legal' })
      .execute();
    expect(await asks()).toEqual({ people: ['ada'] });
    expect((await list(kim)).ofMe).toEqual([]);
  });

  it('names people as they are called, without the one who asks', async () => {
    await site.db.updateTable('users').set({ name: 'Kim Rowe' }).where('username', '=', 'kim').execute();
    const users = site.db.selectFrom('users').select('id').where('username', '=', 'ada');
    const { id: userId } = await users.executeTakeFirstOrThrow();
    const asked = { domainId, items: [draft] };
    const asAda = { ...person('ada', 'admin'), userId, isAdmin: true };
    expect(await site.callAs(asAda, 'request/findPublishers', asked)).toEqual({ people: ['Kim Rowe'] });
  });

  it('names people who can log in only', async () => {
    await setDisabled(
      site.db,
      (await site.db.selectFrom('users').select('id').where('username', '=', 'kim').executeTakeFirstOrThrow()).id,
      true,
      ada.at,
    );
    await createUser(
      site.db,
      { username: 'new', email: 'new@example.org', roles: ['admin'], passwordHash: null },
      ada.at,
    );
    expect(await site.callAs(ben, 'request/findPublishers', { domainId, items: [draft] })).toEqual({ people: ['ada'] });
  });

  it('sends no flood', async () => {
    for (let times = 0; times < 30; times += 1) await asks();
    await expect(asks()).rejects.toThrow('too often');
    expect((await list(kim)).ofMe).toHaveLength(1);
  });

  it('is refused when nobody may publish it, and for a page that is not there', async () => {
    await expect(asks('', [{ kind: 'page', _id: 'gone' }])).rejects.toThrow('could not be found');
    await site.db.updateTable('users').set({ disabled: 1 }).execute();
    await expect(asks()).rejects.toThrow('Nobody else may publish');
    expect(await told()).toEqual([]);
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    await asks();
    await site.db.deleteFrom('notifications').execute();
    await site.db.deleteFrom('mails').execute();
    site.wakeMails.mockClear();
  });

  it.each([
    ['publish', 'kim published “Newer”', 'published'],
    ['delete', 'kim deleted “Newer”', 'deleted'],
  ] as const)('is given by a set that takes the page to %s', async (action, sentence, state) => {
    await site.callAs(kim, 'publish/set', { domainId, items: [{ ...draft, action }] });
    expect((await told()).filter(([to]) => to === 'ben')).toEqual([['ben', sentence, '']]);
    expect(await mails()).toContain('ben@example.org');
    expect(site.wakeMails).toHaveBeenCalledOnce();
    expect((await list(kim)).ofMe).toEqual([]);
    expect((await list(ben)).mine).toMatchObject([{ state, answeredBy: 'kim' }]);
  });

  it('is given by publishing the page by itself, too', async () => {
    const { _id, ...page } = { ...(await pageOf('draft')) };
    await site.callAs(kim, 'page/publishPage', { page: { ...page, _id } });
    expect((await list(ben)).mine).toMatchObject([{ state: 'published' }]);
  });

  it('is none while the page is taken offline, or something else is published', async () => {
    await site.callAs(kim, 'publish/set', { domainId, items: [{ ...draft, action: 'unpublish' }] });
    await site.callAs(kim, 'publish/set', { domainId, items: [{ kind: 'page', _id: 'live' }] });
    expect((await list(kim)).ofMe).toHaveLength(1);
    expect((await told()).filter(([to]) => to === 'ben')).toEqual([]);
  });

  it('is none while an earlier version goes live that was scheduled before', async () => {
    const day = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
    const when = { day, time: '09:00', zone: 'UTC' };
    await site.call('schedule/save', { domainId, action: 'publish', items: [draft], ...when });
    await site.callAs(ben, 'page/save', { page: { ...(await pageOf('draft')), title: 'Newest' } });
    await asks();
    await site.runDue();
    expect((await list(kim)).ofMe).toMatchObject([{ title: 'Newest', state: 'open' }]);
  });

  it('is a line with which it is sent back, and asking again replaces it', async () => {
    const [request] = (await list(kim)).ofMe;
    const sendBack = () =>
      site.callAs(kim, 'request/sendBack', { domainId, _id: request?._id ?? '', text: 'The date is wrong' });
    await sendBack();
    expect(await told()).toEqual([['ben', 'kim sent “Newer” back to you', 'The date is wrong']]);
    expect((await list(ben)).mine).toMatchObject([
      { state: 'sentBack', answer: 'The date is wrong', answeredBy: 'kim' },
    ]);
    await expect(sendBack()).rejects.toThrow('has been answered');
    await asks('Now it is right');
    expect((await list(ben)).mine).toMatchObject([{ state: 'open', text: 'Now it is right' }]);
  });

  it('is only given by those who may publish the page', async () => {
    const [request] = (await list(kim)).ofMe;
    const payload = { domainId, _id: request?._id ?? '' };
    await expect(site.callAs(ben, 'request/sendBack', { ...payload, text: 'No' })).rejects.toThrow('publisher role');
    await expect(site.callAs(kim, 'request/withdraw', payload)).rejects.toThrow('Only ben can withdraw');
    await site.callAs(ben, 'request/withdraw', payload);
    expect([(await list(kim)).ofMe, (await list(ben)).mine]).toEqual([[], []]);
  });
});

const pageOf = async (_id: string) => {
  const { document } = await site.db
    .selectFrom('pages')
    .select('document')
    .where((is) => is.and({ id: _id, copy: 'draft', collection: 'pages' }))
    .executeTakeFirstOrThrow();
  return JSON.parse(document) as { _id: string; slug: string; domainId: string };
};

it('several things are asked for at once, and answered one by one', async () => {
  await site.call('site/saveFooter', { footer: { ...footer, domainId, copyright: 'Ours' } });
  await asks('', [draft, footer]);
  expect(await told()).toEqual([
    ['ada', 'ben asked you to publish “Newer” and 1 more', ''],
    ['kim', 'ben asked you to publish “Newer” and 1 more', ''],
  ]);
  await site.callAs(kim, 'publish/set', { domainId, items: [footer] });
  expect((await list(kim)).ofMe).toMatchObject([{ documentId: 'draft' }]);
});

describe('what somebody else publishes', () => {
  it('tells those whose drafts it were, once, unless they had asked', async () => {
    for (const slug of ['one', 'two']) {
      await site.callAs(ben, 'page/save', { page: { domainId, slug, header: { heading: slug } } as never });
    }
    const waiting = await site.db.selectFrom('draftStates').where('slug', 'in', ['one', 'two']).select('id').execute();
    const items = waiting.map(({ id: _id }) => ({ kind: 'page' as const, _id }));
    await site.callAs(kim, 'publish/set', { domainId, items: [...items, draft] });
    expect(await told()).toEqual([
      ['ben', 'kim published “one” and 1 more', ''],
      ['ada', 'kim published “Newer”', ''],
    ]);
  });

  it('tells nobody of what they published themselves', async () => {
    await site.call('publish/set', { domainId, items: [draft] });
    expect(await told()).toEqual([]);
  });
});
