import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

const EMAIL = 'jo@example.org';
const BAD = '<script>alert(1)</script>';
const domainId = 'main';
let service: TestService;
let db: Db;
let editor: TestClient;
let other: TestClient;
let page: { _id: string; domainId: string; collection: 'pages' };
let path: string;
let cookie: string;

beforeAll(async () => {
  service = await startTestService();
  db = await openDatabase(databaseIn(join(service.folder, 'data')));
  [editor, other] = await Promise.all([service.as(['editor']), service.as(['editor'])]);
});
afterAll(async () => {
  await db.destroy();
  await service.discard();
});

let asked = 0;
/** A page of its own, and the link of a guest who is asked about it. */
beforeEach(async () => {
  for (const table of ['failures', 'mails', 'notifications'] as const) await db.deleteFrom(table).execute();
  cookie = '';
  asked += 1;
  const contents = [{ componentType: 'Headline', key: `day-${asked}`, title: 'Doors open at ten' }];
  const { body } = await editor.call('page/save', { page: { domainId, slug: `asked-${asked}`, contents } as never });
  page = { _id: body._id, domainId, collection: 'pages' };
  path = await ask(EMAIL);
});

async function ask(...guests: string[]): Promise<string> {
  await editor.call('review/ask', {
    ...{ domainId, purpose: 'review', items: [{ kind: 'page', _id: page._id }] },
    reviewers: guests.map((id) => ({ kind: 'guest' as const, id, name: id === EMAIL ? 'Jo' : 'Al' })),
  });
  return linkIn(await lastMail(guests.at(-1)));
}
const linkIn = (mail: string) => /\/_review\/[\w.-]+/.exec(mail)?.[0] ?? '';
async function lastMail(email = EMAIL): Promise<string> {
  const mails = db.selectFrom('mails').where('recipients', '=', JSON.stringify([email]));
  return (await mails.selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).content;
}

async function visit(at: string, fields?: Record<string, string>) {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const response = await fetch(service.editorUrl + at, { ...init, headers: { cookie }, redirect: 'manual' });
  const seal = response.headers.getSetCookie().find((one) => one.startsWith('reviewSeal='));
  if (seal) [cookie = ''] = seal.split(';');
  return { status: response.status, to: response.headers.get('location'), body: await response.text() };
}

let made = 0;
const block = () => `day-${asked}`;
const comment = (text: string, more: Record<string, string> = {}, at = path) =>
  visit(at, { do: 'code', answer: 'comment', text, comment: `g${++made}`, block: block(), ...more });
/** Types the code from the mail, as the form that asks for it sends it. */
async function confirm(text: string, more: Record<string, string> = {}, at = path) {
  await comment(text, more, at);
  const code = /\d{6}(?= is your code)/.exec(await lastMail())?.[0] ?? '';
  return visit(at, { do: 'answer', answer: 'comment', text, comment: `g${made}`, block: block(), code, ...more });
}
const threads = async () => (await editor.call('comment/list', page)).body.threads;
const said = async () => (await threads()).map(({ comments }) => comments.map(({ author, text }) => [author, text]));

it('a guest comments on a block with the code from a mail, which is asked for once in a browser', async () => {
  const frame = (await visit(`${path}/0/new`)).body;
  expect(frame).toContain('aria-label="Comment on Headline “Doors open at ten”"');
  expect(frame).toContain(`href="${path}?item=0&amp;version=new&amp;comment=on&amp;at=${block()}`);
  expect((await visit(`${path}/0/live`)).body).not.toContain('pagewright-comment');
  const form = await visit(`${path}?item=0&comment=on&at=${block()}`);
  expect(form.body).toContain('Comment on Headline “Doors open at ten”');
  expect((await comment('Ten sharp?')).body).toContain(`We sent a code to ${EMAIL}`);
  expect(await threads()).toEqual([]);
  expect(await confirm('Ten sharp?')).toMatchObject({
    status: 303,
    to: expect.stringContaining(`at=${block()}#comments`),
  });
  expect(await threads()).toMatchObject([
    { anchor: { block: block(), name: 'Headline “Doors open at ten”' }, comments: [{ author: 'Jo (guest)' }] },
  ]);
  expect((await comment('And lunch?', { block: '' })).status).toBe(303);
  expect(await said()).toEqual([[['Jo (guest)', 'Ten sharp?']], [['Jo (guest)', 'And lunch?']]]);
  const { body } = await visit(path);
  expect(body).toContain('Ten sharp?');
  expect((await visit(`${path}/0/new`)).body).toMatch(/aria-label="Comment on Headline [^>]*>1</);
  expect((await visit(path, { do: 'code', answer: 'approve' })).status, 'the browser is known').toBe(303);
  expect((await visit(path)).body).toContain('You approved this');
});

it('who asked is told of a comment, and the guest by mail of an answer, which they see', async () => {
  await confirm('@nobody Ten sharp?');
  const { notifications } = (await editor.call('notification/list', { domainId })).body;
  expect(notifications).toMatchObject([
    { kind: 'comment', by: 'Jo (guest)', text: '@nobody Ten sharp?', about: { _id: page._id, block: block() } },
  ]);
  const [thread] = await threads();
  await other.call('comment/reply', { ...page, comment: 'r1', thread: thread?._id ?? '', text: 'Half past' });
  expect(linkIn(await lastMail())).toBe(path);
  expect(await lastMail()).toContain('Half past');
  expect((await visit(path)).body).toContain('Half past');
  await comment('Good', { thread: thread?._id ?? '' });
  expect((await said())[0]?.map(([, text]) => text)).toEqual(['@nobody Ten sharp?', 'Half past', 'Good']);
  const told = (await other.call('notification/list', { domainId })).body.notifications;
  expect(told).toMatchObject([{ kind: 'reply', by: 'Jo (guest)', text: 'Good' }]);
});

it('a guest sees nothing that editors say among themselves, and answers no such thread', async () => {
  const anchor = { block: block(), field: '', name: 'Headline', quote: null, point: null };
  await other.call('comment/add', { ...page, comment: `e${asked}`, anchor, text: 'Between us' });
  await confirm('Ten sharp?');
  expect((await visit(path)).body).not.toContain('Between us');
  expect((await comment('Aha', { thread: `e${asked}` })).status).toBe(404);
  expect((await said()).flat()).not.toContainEqual(['Jo (guest)', 'Aha']);
});

it('guests who were asked together see what each other said', async () => {
  await confirm('Ten sharp?');
  const second = await ask(EMAIL, 'al@example.org');
  expect((await visit(path)).status, 'the first link was replaced').toBe(404);
  cookie = '';
  expect((await visit(second)).body).toContain('Ten sharp?');
});

it('a comment is plain text, is stored once, and has an end', async () => {
  await confirm(BAD);
  expect((await visit(path)).body).not.toContain('<script');
  expect((await comment(BAD, { comment: `g${made}` })).status).toBe(303);
  expect(await said()).toEqual([[['Jo (guest)', BAD]]]);
  const long = await comment('x'.repeat(4001));
  expect([long.status, long.body]).toEqual([400, expect.stringContaining('at most 4,000 characters')]);
  expect(long.body, 'what was written is kept').toContain('x'.repeat(4001));
  expect((await comment(' ')).status).toBe(400);
  expect((await comment('Hm', { comment: '../x' })).status).toBe(400);
});

it('a guest comments on nothing but what is asked', async () => {
  await confirm('Ten sharp?');
  expect((await comment('Hm', { block: 'day-0' })).status).toBe(404);
  expect((await comment('Hm', { thread: 'none' })).status).toBe(404);
  const elsewhere = { anchor: { block: null, field: '', name: 'This page', quote: null, point: null }, text: 'Hm' };
  const reply = await fetch(`${service.editorUrl}/api/comment/add`, {
    method: 'POST',
    headers: { cookie: `${cookie}; reviewLink=${path.slice('/_review/'.length)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...page, comment: 'x1', ...elsewhere }),
  });
  expect(reply.status).toBe(403);
  expect(await threads()).toHaveLength(1);
});

it('a link that was forwarded, or another link, comments nothing with the seal of a browser', async () => {
  await confirm('Ten sharp?');
  const seal = cookie;
  cookie = '';
  expect((await comment('Forwarded')).body).toContain('We sent a code');
  const { mine } = (await editor.call('review/list', { domainId, about: page._id })).body;
  await editor.call('review/withdraw', { domainId, _id: mine[0]?._id ?? '' });
  cookie = seal;
  expect((await comment('Withdrawn')).status).toBe(404);
  const next = await ask(EMAIL);
  expect((await comment('Of the last one', {}, next)).body).toContain('We sent a code');
  cookie = 'reviewSeal=AAAA';
  expect((await comment('Forged', {}, next)).body).toContain('We sent a code');
  expect(await said()).toEqual([[['Jo (guest)', 'Ten sharp?']]]);
});

it('a guest does not fill a page: comments of editors still fit', async () => {
  await confirm('Ten sharp?');
  const [first] = await db.selectFrom('comments').where('pageId', '=', page._id).selectAll().execute();
  const id = (index: number) => `many-${asked}-${index}`;
  const many = Array.from({ length: 99 }, (_, index) => ({ ...first, id: id(index), thread: id(index) }));
  await db
    .insertInto('comments')
    .values(many as never)
    .execute();
  const full = await comment('One more');
  expect([full.status, full.body]).toEqual([429, expect.stringContaining('many comments here')]);
  expect(await threads()).toHaveLength(100);
  const { status } = await other.call('comment/add', {
    ...{ ...page, comment: `e${asked}`, text: 'Hm' },
    anchor: { block: null, field: '', name: 'This page', quote: null, point: null },
  });
  expect(status).toBe(200);
});

it('a guest who is called like an editor is nobody else', async () => {
  const { username } = (await other.call('user/loadAccount', {})).body.user;
  await editor.call('review/ask', {
    ...{ domainId, purpose: 'review', items: [{ kind: 'page', _id: page._id }] },
    reviewers: [{ kind: 'guest', id: 'eve@example.org', name: username }],
  });
  const link = linkIn(await lastMail('eve@example.org'));
  await visit(link, { do: 'code', answer: 'comment', text: 'Mine', comment: `g${++made}`, block: '' });
  const code = /\d{6}(?= is your code)/.exec(await lastMail('eve@example.org'))?.[0] ?? '';
  await visit(link, { do: 'answer', answer: 'comment', text: 'Mine', comment: `g${made}`, block: '', code });
  const own = { ...page, comment: `g${made}` };
  expect((await other.call('comment/edit', { ...own, text: 'Yours' })).status).toBe(403);
  expect((await other.call('comment/remove', own)).status).toBe(403);
  expect(await said()).toEqual([[[`${username} (guest)`, 'Mine']]]);
});
