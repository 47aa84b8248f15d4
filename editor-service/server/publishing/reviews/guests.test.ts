import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let db: Db;
let editor: TestClient;
let admin: TestClient;
let pageId: string;
let otherId: string;

const EMAIL = 'jo@example.org';
const BAD = '<script>alert(1)</script>';
const domainId = 'main';

beforeAll(async () => {
  service = await startTestService();
  db = await openDatabase(databaseIn(join(service.folder, 'data')));
  [editor, admin] = await Promise.all([service.as(['editor']), service.as(['admin'])]);
  const saved = async (slug: string, heading: string) =>
    (await editor.call('page/save', { page: { domainId, slug, header: { heading } } })).body._id;
  pageId = await saved('asked', 'What is asked');
  otherId = await saved('other', 'Something else');
});

afterAll(async () => {
  await db.destroy();
  await service.discard();
});

/** The last mail to the guest, which may have been sent: then its facts have become text. */
async function lastMail(says = '') {
  const to = db.selectFrom('mails').where('recipients', '=', JSON.stringify([EMAIL]));
  const mails = to.where('content', 'like', `%${says}%`); // others may come between, such as one about an earlier answer
  return mails.selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
}

const restrict = (roles: unknown[]) => admin.call('roles/applyToPage', { page: { _id: pageId }, roles } as never);

let path: string;
let reviewId: string;

async function ask(more: { text?: string; name?: string; due?: string } = {}) {
  const { text = 'Is it right?', name = 'Jo', due = null } = more;
  const { body } = await editor.call('review/ask', {
    ...{ domainId, purpose: 'review', items: [{ kind: 'page', _id: pageId }], text, due },
    reviewers: [{ kind: 'guest', id: EMAIL, name }],
  });
  reviewId = body._id;
  path = /\/_review\/[\w.-]+/.exec((await lastMail()).content)?.[0] ?? '';
}

beforeEach(async () => {
  await db.deleteFrom('failures').execute();
  await db.deleteFrom('mails').execute();
  await ask();
});

/** What a browser without a login gets at an address. */
const visit = async (at: string, fields?: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = fields && new URLSearchParams(fields);
  const init = { method: fields ? 'POST' : 'GET', headers, redirect: 'manual' as const };
  const response = await fetch(service.editorUrl + at, body ? { ...init, body } : init);
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const GIVEN = { answer: 'approve', text: '' };
const askForCode = async (fields: Record<string, string> = GIVEN) => {
  const reply = await visit(path, { ...fields, do: 'code' });
  return { ...reply, code: /\d{6}(?= is your code)/.exec((await lastMail('is your code')).content)?.[0] ?? '' };
};
const answer = (code: string, fields: Record<string, string> = GIVEN) => visit(path, { ...fields, do: 'answer', code });
const review = async () => (await editor.call('review/list', { domainId })).body.mine[0];

describe('a guest', () => {
  it('sees what is asked, and nothing else', async () => {
    const { status, body, headers } = await visit(path);
    expect([status, body]).toEqual([200, expect.stringMatching(/person\d+ asks Jo to review this/)]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const frame = await visit(`${path}/0/new`);
    expect(frame.body).toContain('<h1>What is asked</h1>');
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    for (const elsewhere of ['1/new', '0/live', `${otherId}/new`, '0/draft'])
      expect([elsewhere, (await visit(`${path}/${elsewhere}`)).body]).toEqual([
        elsewhere,
        expect.not.stringContaining('Something else'),
      ]);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await visit('/other', undefined, { cookie })).body).not.toContain('Something else');
    expect((await visit('/_canvas/other', undefined, { cookie })).body).not.toContain('Something else');
  });

  it('answers with the code from a mail, once', async () => {
    const { status, body, code } = await askForCode();
    expect([status, body]).toEqual([200, expect.stringContaining(`We sent a code to ${EMAIL}`)]);
    expect(body).not.toContain(code);
    const done = await answer(code);
    expect([done.status, done.headers.get('location')]).toEqual([303, path]);
    expect(await review()).toMatchObject({
      ...{ state: 'approved', endedBy: 'Jo', isOutdated: false },
      answers: [{ by: 'Jo', isGuest: true, answer: 'approve' }],
    });
    expect((await visit(path)).body).toContain('You approved this on');
    expect((await answer(code)).status).toBe(409);
    expect((await askForCode()).status).toBe(409);
    expect((await visit(`${path}/0/new`)).status).toBe(404);
    const entries = await db.selectFrom('audit').selectAll().where('action', '=', 'review answer').execute();
    expect(entries.at(-1)).toMatchObject({ actor: `Jo <${EMAIL}>`, subject: `/asked (${pageId})` });
  });

  it('asks for changes with a line', async () => {
    const changes = { answer: 'askForChanges', text: '' };
    expect((await visit(path, { ...changes, do: 'code' })).body).toContain('Write what should change');
    const said = { ...changes, text: `The date is wrong ${BAD}` };
    const { code, body } = await askForCode(said);
    expect(body).not.toContain(BAD);
    await answer(code, said);
    expect(await review()).toMatchObject({ state: 'changesAsked', answers: [{ text: said.text }] });
    const told = await db.selectFrom('notifications').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(told).toMatchObject({ kind: 'reviewAnswered', by: 'Jo (guest)' });
  });

  it('approves what was asked, also when it was changed since', async () => {
    const page = { domainId, _id: pageId, slug: 'asked', header: { heading: 'Changed since' } };
    await editor.call('page/save', { page, isAutosave: true } as never);
    expect((await visit(`${path}/0/new`)).body).toContain('<h1>What is asked</h1>');
    const { code } = await askForCode();
    await answer(code);
    expect(await review()).toMatchObject({ state: 'approved', isOutdated: true, answers: [{ isOutdated: true }] });
    await editor.call('page/save', { page: { ...page, header: { heading: 'What is asked' } } });
  });

  it('cannot put markup into the page, nor can who asks', async () => {
    await ask({ text: BAD, name: BAD });
    const { body } = await visit(path);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;');
  });
});

describe('a link', () => {
  it('decides nothing when a program opens it, however often', async () => {
    const before = await db.selectFrom('reviews').selectAll().execute();
    for (const at of [path, `${path}?answer=approve&do=answer&code=000000`, `${path}/0/new`]) {
      await visit(at);
      await fetch(service.editorUrl + at, { method: 'HEAD' });
    }
    expect(await db.selectFrom('reviews').selectAll().execute()).toEqual(before);
    expect(await lastMail()).toMatchObject({ subject: expect.stringContaining('Please review') });
  });

  it('that was forwarded answers nothing without the code', async () => {
    expect((await answer('000000')).body).toContain('no longer works');
    const { code } = await askForCode();
    const wrong = code === '123456' ? '654321' : '123456';
    expect((await answer(wrong)).body).toContain('This is not the code');
    expect(await review()).toMatchObject({ state: 'open', answers: [] });
  });

  it('takes five guesses at a code', async () => {
    const { code } = await askForCode();
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries += 1) expect((await answer(wrong)).status).toBe(400);
    await db.deleteFrom('failures').execute();
    expect((await answer(code)).body).toContain('no longer works');
    expect(await review()).toMatchObject({ state: 'open' });
  });

  it('is guessed more slowly each time, whatever codes are asked for', async () => {
    const { code } = await askForCode();
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries += 1) await answer(wrong);
    const again = await askForCode();
    expect((await answer(again.code)).status).toBe(429);
  });

  it('has a code that works for ten minutes, and is the last one', async () => {
    const first = await askForCode();
    const second = await askForCode();
    if (first.code !== second.code) expect((await answer(first.code)).status).toBe(400);
    const { reviewers } = await db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow();
    expect(reviewers, 'the code itself is not stored').not.toContain(second.code);
    const [stored] = JSON.parse(reviewers);
    const late = [{ ...stored, code: { ...stored.code, until: new Date(Date.now() - 1).toISOString() } }];
    await db
      .updateTable('reviews')
      .set({ reviewers: JSON.stringify(late) })
      .where('id', '=', reviewId)
      .execute();
    expect((await answer(second.code)).body).toContain('no longer works');
  });

  it('sends no flood of codes', async () => {
    for (let times = 0; times < 5; times += 1) await askForCode();
    expect((await askForCode()).status).toBe(429);
  });

  it.each([
    ['forged', () => visit(`${path.slice(0, -4)}AAAA`)],
    ['of another place in the list', () => visit(path.replace('_0.', '_1.'))],
    ['of nothing', () => visit('/_review/x')],
  ])('%s opens nothing', async (_, open) => {
    const { status, body } = await open();
    expect([status, body]).toEqual([404, expect.stringContaining('This link no longer works')]);
  });

  it.each([
    ['was withdrawn', () => editor.call('review/withdraw', { domainId, _id: reviewId })],
    [
      'was replaced by asking again',
      async () => {
        const old = path;
        await ask();
        path = old;
      },
    ],
    [
      'is two weeks old',
      () =>
        db.updateTable('reviews').set({ createdAt: '2026-01-01T00:00:00.000Z' }).where('id', '=', reviewId).execute(),
    ],
    [
      'is past its day',
      () => db.updateTable('reviews').set({ due: '2026-01-01' }).where('id', '=', reviewId).execute(),
    ],
    [
      'was sent by somebody whose account is closed',
      () => db.updateTable('users').set({ disabled: 1 }).where('username', '!=', 'nobody').execute(),
    ],
    ['is of a page that only some roles may view by now', () => restrict([{ _id: 'admin', level: { viewer: true } }])],
  ])('that %s opens and answers nothing', async (_, end) => {
    const { code } = await askForCode();
    await end();
    expect((await visit(path)).status).toBe(404);
    expect((await visit(`${path}/0/new`)).status).toBe(404);
    expect((await answer(code)).status).toBe(404);
    await db.updateTable('users').set({ disabled: 0 }).execute();
    await restrict([]);
  });

  it('takes no answer from a page of somebody else', async () => {
    const { code } = await askForCode();
    const reply = await visit(path, { ...GIVEN, do: 'answer', code }, { 'sec-fetch-site': 'cross-site' });
    expect(reply.status).toBe(403);
    expect(await review()).toMatchObject({ state: 'open' });
  });

  it('cannot be asked for by a token that may only read', async () => {
    const { body } = await editor.call('token/create', { name: 'reader', scope: 'read', days: 1 } as never);
    const { secret } = body as unknown as { secret: string };
    const asked = { domainId, purpose: 'review', items: [], reviewers: [] };
    const reply = await fetch(`${service.editorUrl}/api/review/ask`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    expect(reply.status).toBe(403);
  });

  it('refuses what no form of it sends', async () => {
    for (const fields of [{ do: 'x' }, { do: 'answer', answer: 'publish' }, {}])
      expect((await visit(path, fields as Record<string, string>)).status).toBe(400);
    const huge = await visit(path, { ...GIVEN, do: 'code', text: 'x'.repeat(80_000) });
    expect(huge.status).toBe(413);
  });
});

it('what a guest approves counts for a rule only where the rule says so', async () => {
  const publisher = await service.as(['publisher']);
  const publish = () => publisher.call('publish/set', { domainId, items: [{ kind: 'page', _id: pageId }] });
  const rule = { where: 'everything', needs: 'one' } as const;
  await admin.call('review/saveRules', { domainId, rules: [rule] });
  await answer((await askForCode()).code);
  expect((await publish()).status).toBe(400);
  await admin.call('review/saveRules', { domainId, rules: [{ ...rule, guestsCount: true }] });
  expect((await publish()).status).toBe(200);
});
