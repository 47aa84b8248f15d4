import { beforeEach, describe, expect, it } from 'vitest';
import { createUser, setDisabled } from '#content-store/drafts/people/users.ts';
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
  site.callAs(ben, 'review/ask', { domainId, purpose: 'publish', items: [...items], text });
const list = (caller: Caller) => site.callAs(caller, 'review/list', { domainId });

/** What people were told so far: whom, of what, about what, and what was written. */
async function told() {
  const rows = await site.db.selectFrom('notifications').selectAll().orderBy('id').execute();
  return rows.map(({ recipient, kind, about, text }) => [recipient, kind, JSON.parse(about).title, text]);
}

describe('review/ask with the purpose publish', () => {
  it('tells everybody who may publish the page, and puts it on their list', async () => {
    expect(await asks()).toMatchObject({ people: ['ada', 'kim'] });
    expect(await told()).toEqual([
      ['ada', 'publishAsked', 'Newer', 'By Monday, please'],
      ['kim', 'publishAsked', 'Newer', 'By Monday, please'],
    ]);
    expect(site.wakeMails).toHaveBeenCalledOnce();
    expect((await list(kim)).ofMe).toMatchObject([
      { items: [{ title: 'Newer', slug: 'draft' }], askedBy: 'ben', state: 'open' },
    ]);
    expect(await list(ben)).toMatchObject({ ofMe: [], mine: [{ items: [{ title: 'Newer' }], state: 'open' }] });
  });

  it('replaces what the same person asked before, and leaves what others ask', async () => {
    await site.callAs(person('eve', 'editor'), 'review/ask', {
      domainId,
      purpose: 'publish',
      items: [draft],
      text: 'Mine',
    });
    await asks('First');
    await asks('Second');
    expect((await list(kim)).ofMe.map(({ text }) => text)).toEqual(['Mine', 'Second']);
  });

  it('asks only those who have the role that the page demands', async () => {
    await site.db
      .insertInto('pageRoles')
      .values({ collection: 'pages', pageId: 'draft', list: 'publisherRoles', roleId: 'legal' })
      .execute();
    expect(await asks()).toMatchObject({ people: ['ada'] });
    expect((await list(kim)).ofMe).toEqual([]);
  });

  it('names people as they are called, without the one who asks', async () => {
    await site.db.updateTable('users').set({ name: 'Kim Rowe' }).where('username', '=', 'kim').execute();
    const users = site.db.selectFrom('users').select('id').where('username', '=', 'ada');
    const { id: userId } = await users.executeTakeFirstOrThrow();
    const asked = { domainId, items: [draft] };
    const asAda = { ...person('ada', 'admin'), userId, isAdmin: true };
    expect((await site.callAs(asAda, 'review/findReviewers', asked)).publishers).toEqual(['Kim Rowe']);
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
    expect((await site.callAs(ben, 'review/findReviewers', { domainId, items: [draft] })).publishers).toEqual(['ada']);
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
    site.wakeMails.mockClear();
  });

  it.each([
    ['publish', 'published'],
    ['delete', 'deleted'],
  ] as const)('is given by a set that takes the page to %s', async (action, state) => {
    await site.callAs(kim, 'publish/set', { domainId, items: [{ ...draft, action }] });
    expect((await told()).filter(([to]) => to === 'ben')).toEqual([['ben', state, 'Newer', '']]);
    expect(site.wakeMails).toHaveBeenCalledOnce();
    expect((await list(kim)).ofMe).toEqual([]);
    expect((await list(ben)).mine).toMatchObject([{ state, endedBy: 'kim' }]);
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
    expect((await list(kim)).ofMe).toMatchObject([{ items: [{ title: 'Newest' }], state: 'open' }]);
  });

  it('is a line with which it is sent back, and asking again replaces it', async () => {
    const [review] = (await list(kim)).ofMe;
    const sendBack = (text: string) =>
      site.callAs(kim, 'review/answer', { domainId, _id: review?._id ?? '', answer: 'askForChanges', text });
    await expect(sendBack('')).rejects.toThrow('Write what should change');
    await sendBack('The date is wrong');
    expect(await told()).toEqual([['ben', 'sentBack', 'Newer', 'The date is wrong']]);
    const answers = [{ by: 'kim', answer: 'askForChanges', text: 'The date is wrong' }];
    expect((await list(ben)).mine).toMatchObject([{ state: 'changesAsked', endedBy: 'kim', answers }]);
    await expect(sendBack('Again')).rejects.toThrow('has been answered');
    await asks('Now it is right');
    expect((await list(ben)).mine).toMatchObject([{ state: 'open', text: 'Now it is right' }]);
  });

  it('is only given by those who may publish the page', async () => {
    const [review] = (await list(kim)).ofMe;
    const payload = { domainId, _id: review?._id ?? '' };
    const answer = { ...payload, answer: 'askForChanges', text: 'No' } as const;
    await expect(site.callAs(ben, 'review/answer', answer)).rejects.toThrow('not asked');
    await expect(site.callAs(kim, 'review/withdraw', payload)).rejects.toThrow('Only ben can withdraw');
    await site.callAs(ben, 'review/withdraw', payload);
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

it('several things are asked for at once, and answered when none of them waits', async () => {
  await site.call('site/saveFooter', { footer: { ...footer, domainId, copyright: 'Ours' } });
  await asks('', [draft, footer]);
  expect((await told()).map(([to, kind]) => [to, kind])).toEqual([
    ['ada', 'publishAsked'],
    ['kim', 'publishAsked'],
  ]);
  await site.callAs(kim, 'publish/set', { domainId, items: [footer] });
  expect((await list(kim)).ofMe).toHaveLength(1);
  await site.callAs(kim, 'publish/set', { domainId, items: [draft] });
  expect((await list(ben)).mine).toMatchObject([{ state: 'published' }]);
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
      ['ben', 'published', 'one', ''],
      ['ada', 'published', 'Newer', ''],
    ]);
  });

  it('tells nobody of what they published themselves', async () => {
    await site.call('publish/set', { domainId, items: [draft] });
    expect(await told()).toEqual([]);
  });
});
