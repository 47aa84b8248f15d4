import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { pageHandlers } from '../pages/pages.ts';
import { type TestCaller, type TestSubject, testSubject } from '../testing/test-subject.ts';
import { commentHandlers } from './review.ts';

const ANCHOR = { block: 'b1', field: 'title', name: 'Headline “First”' };

const wakeMails = vi.fn();
const mailAnswer = vi.fn();
let db: Db;
let site: TestSubject;
let [ada, ben, admin]: TestCaller[] = [];
let PAGE = { domainId: 'main', _id: '', collection: 'pages' as const };
beforeEach(async () => {
  site = await testSubject((ground) => {
    db = ground.db;
    return { ...pageHandlers(ground), ...commentHandlers(db, { wakeMails, mailAnswer }) };
  });
  [ada, ben, admin] = [['editor'], ['editor'], ['admin']].map(site.as);
  PAGE = { ...PAGE, ...(await save({ slug: 'about' })) };
  onTestFinished(site.discard);
});

/** Saves a page as an administrator, and names it. */
async function save(changes: object) {
  const page = { domainId: 'main', slug: 'about', contents: [], ...changes };
  const { _id } = (await site.as(['admin']).call('page/save', { page })).body;
  return { _id };
}

/** Lets only people with this role view the page. */
const only = (_id: string) =>
  site.as(['admin']).call('roles/applyToPage', { page: PAGE, roles: [{ _id, level: { viewer: true } }] });

type Threads = AnswerOf<'comment/list'>['threads'];
const threads = async (caller = ada): Promise<Threads> =>
  (await caller?.call('comment/list', PAGE))?.body.threads ?? [];
/** What the threads of the page say, one line for each comment. */
const said = async () => (await threads()).map(({ comments }) => comments.map(({ text }) => text));

const add = (caller: TestCaller | undefined, comment: string, text = 'Shorter?', anchor: object = ANCHOR) =>
  caller?.call('comment/add', { ...PAGE, comment, text, anchor: anchor as typeof ANCHOR });
const reply = (caller: TestCaller | undefined, comment: string, text: string, thread = 'c1') =>
  caller?.call('comment/reply', { ...PAGE, comment, thread, text });
const change = async (
  caller: TestCaller | undefined,
  what: 'resolve' | 'reopen' | 'remove',
  comment = 'c1',
): Promise<number | undefined> => (await caller?.call(`comment/${what}`, { ...PAGE, comment }))?.status;

it('comment/add begins a thread where it was said, as plain text', async () => {
  const anchor = { ...ANCHOR, quote: { text: 'our', before: 'All ', after: ' plans' }, point: { x: 0.5, y: 0.25 } };
  await add(ada, 'c1', '<script>alert(1)</script>', anchor);
  const [thread] = await threads(ben);
  expect(thread).toMatchObject({ _id: 'c1', anchor, resolvedAt: null, resolvedBy: null });
  expect(thread?.comments).toMatchObject([{ _id: 'c1', text: '<script>alert(1)</script>', editedAt: null }]);
});

it('comment/add stores a repeated comment once, and nobody else’s under its id', async () => {
  await add(ada, 'c1');
  expect((await add(ada, 'c1'))?.status).toBe(200);
  expect((await add(ben, 'c1'))?.status).toBe(409);
  expect((await reply(ada, 'c1', 'Yes'))?.status).toBe(200);
  expect(await said()).toEqual([['Shorter?']]);
});

it.each([
  ['no text', { text: ' ' }],
  ['a text that is too long', { text: 'x'.repeat(4001) }],
  ['a point outside the picture', { anchor: { ...ANCHOR, point: { x: 1.5, y: 0 } } }],
  ['an id that is none', { comment: '../x' }],
])('comment/add refuses %s', async (_what, changes) => {
  const posted = { ...PAGE, comment: 'c1', text: 'Shorter?', anchor: ANCHOR, ...changes };
  expect((await ada?.call('comment/add', posted))?.status).toBe(400);
  expect(await said()).toEqual([]);
});

it('comment/reply answers in the thread, in the order of time, and opens it again', async () => {
  await add(ada, 'c1');
  await add(ada, 'c2', 'Another');
  await change(ben, 'resolve');
  expect((await threads())[0]?.resolvedBy).toMatch(/^person/);
  await reply(ben, 'r2', 'First');
  await reply(ada, 'r1', 'Second');
  expect(await said()).toEqual([['Shorter?', 'First', 'Second'], ['Another']]);
  expect((await threads())[0]?.resolvedAt).toBeNull();
  expect((await reply(ada, 'r3', 'Gone', 'none'))?.status).toBe(404);
});

it('comment/resolve and comment/reopen are for anybody who may view the page', async () => {
  await add(ada, 'c1');
  const resolved = async () => (await threads())[0]?.resolvedAt !== null;
  expect([await change(ben, 'resolve'), await resolved()]).toEqual([200, true]);
  expect([await change(ben, 'reopen'), await resolved()]).toEqual([200, false]);
});

it('comment/edit changes only what the caller wrote', async () => {
  await add(ada, 'c1');
  const edit = (caller = ada) => caller?.call('comment/edit', { ...PAGE, comment: 'c1', text: 'Longer?' });
  expect((await edit(admin))?.status).toBe(403);
  expect((await edit())?.status).toBe(200);
  expect((await threads())[0]?.comments).toMatchObject([{ text: 'Longer?', editedAt: expect.any(String) }]);
});

it('comment/remove removes one’s own, for an administrator any, and again without harm', async () => {
  await add(ada, 'c1');
  expect(await change(ben, 'remove')).toBe(403);
  expect([await change(ada, 'remove'), await change(ada, 'remove')]).toEqual([200, 200]);
  await add(ada, 'c2');
  expect(await change(admin, 'remove', 'c2')).toBe(200);
  expect(await said()).toEqual([]);
});

it('comment/remove leaves the replies of others, until the last of them goes too', async () => {
  await add(ada, 'c1');
  await reply(ben, 'r1', 'Yes');
  await change(ada, 'remove');
  expect(await said()).toEqual([['', 'Yes']]);
  await change(ben, 'remove', 'r1');
  expect(await said()).toEqual([]);
});

it('comments of a page that a person may not view are not there for them', async () => {
  await add(ada, 'c1');
  await only('publisher');
  const [publisher, other] = [site.as(['publisher']), site.as(['editor'])];
  const all = ['list', 'listPeople'] as const;
  for (const call of all) expect((await other.call(`comment/${call}`, PAGE)).status).toBe(403);
  expect((await add(other, 'c2'))?.status).toBe(403);
  expect((await reply(other, 'r1', 'Yes'))?.status).toBe(403);
  for (const what of ['resolve', 'reopen', 'remove'] as const) expect(await change(other, what)).toBe(403);
  expect(await threads(publisher)).toHaveLength(1);
  expect((await site.as(null).call('comment/list', PAGE)).status).toBe(401);
});

it('comments are of one page: not of its listing, a copy, or a page of another domain', async () => {
  await add(ada, 'c1');
  const other = { ...PAGE, ...(await save({ slug: 'other' })) };
  expect((await ada?.call('comment/list', other))?.body.threads).toEqual([]);
  expect((await ada?.call('comment/resolve', { ...other, comment: 'c1' }))?.status).toBe(404);
  expect((await ada?.call('comment/list', { ...PAGE, collection: 'listings' }))?.status).toBe(404);
});

it('comments are no part of the page and of what is found in it', async () => {
  await add(ada, 'c1', 'Unmistakable');
  const answers = [
    await ada?.call('page/load', { domainId: 'main', slug: 'about' }),
    await site.as(null).call('page/load', { domainId: 'main', slug: 'about' }),
    await ada?.call('content/find', { domainId: 'main', text: 'Unmistakable', scopes: ['pages'] }),
  ];
  expect(JSON.stringify(answers)).not.toContain('Unmistakable');
});

it('comment/reply tells of a comment once, with where it is', async () => {
  await add(ada, 'c1');
  const username = (await threads())[0]?.comments[0]?.author ?? '';
  await createUser(
    db,
    { username, email: 'ada@example.org', roles: [], passwordHash: 'x' },
    '2026-01-01T00:00:00.000Z',
  );
  wakeMails.mockClear();
  for (const _twice of [1, 2]) await reply(ben, 'r1', 'Yes');
  const told = await db.selectFrom('notifications').select(['recipient', 'kind', 'text', 'about']).execute();
  expect(told.map(({ about, ...one }) => ({ ...one, ...JSON.parse(about), kind: one.kind }))).toMatchObject([
    { recipient: username, kind: 'reply', text: 'Yes', _id: PAGE._id, slug: 'about', block: 'b1', thread: 'c1' },
  ]);
  expect(wakeMails).toHaveBeenCalled();
});
