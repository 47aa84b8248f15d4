import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

const domainId = 'main';
let service: TestService;
let db: Db;
let editor: TestClient;
let _id: string;

beforeAll(async () => {
  service = await startTestService();
  db = await openDatabase(databaseIn(join(service.folder, 'data')));
  editor = await service.as(['editor']);
  _id = (await editor.call('page/save', { page: { domainId, slug: 'asked', header: { heading: 'As it is' } } })).body
    ._id;
});

afterAll(async () => {
  await db.destroy();
  await service.discard();
});

/** Asks a guest about the page, and returns the address of their link. */
async function ask(release?: string): Promise<string> {
  await editor.call('review/ask', {
    ...{ domainId, purpose: 'review', items: [{ kind: 'page', _id }], release },
    reviewers: [{ kind: 'guest', id: 'jo@example.org', name: 'Jo' }],
  });
  const mail = db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1);
  return /\/_review\/[\w.-]+/.exec((await mail.executeTakeFirstOrThrow()).content)?.[0] ?? '';
}

async function visit(at: string) {
  const response = await fetch(service.editorUrl + at);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const write = (heading: string, release?: string) =>
  editor.call('page/save', {
    page: { domainId, _id, slug: 'asked', header: { heading } },
    ...(release && { release }),
  });

it('a guest sees the version of a release that is asked about, until it is changed', async () => {
  const items = [{ kind: 'page' as const, _id }];
  const { _id: release } = (await editor.call('release/create', { domainId, name: 'Spring', items })).body;
  await write('In spring', release);
  const path = await ask(release);
  expect((await visit(`${path}/0/new`)).body).toContain('<h1>In spring</h1>');
  expect((await visit(path)).body).toContain('In spring');
  await write('In summer', release);
  expect((await visit(path)).status).toBe(404);
  expect((await visit(`${path}/0/new`)).body).not.toContain('In summer');
  expect((await visit(`${await ask(release)}/0/new`)).body).toContain('<h1>In summer</h1>');
});

it('a guest sees what changed, marked in the page as it would be, without its scripts', async () => {
  const admin = await service.as(['admin']);
  await write('What visitors see');
  await admin.call('publish/set', { domainId, items: [{ kind: 'page', _id }] });
  await write('What visitors get');
  const path = await ask();
  const page = (await visit(path)).body;
  expect(page).toContain(`src="${path}/0/changes"`);
  expect(page).toMatch(/aria-current="page">What changed</);
  const { body, headers } = await visit(`${path}/0/changes`);
  expect(body).toContain('<h1>What visitors <del>see</del><ins>get</ins></h1>');
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  expect((await visit(`${path}?version=new`)).body).toContain(`src="${path}/0/new"`);
  expect((await visit(`${path}/0/live`)).body).toContain('<h1>What visitors see</h1>');
  expect((await visit(`${path}/0/constructor`)).status).toBe(404);
});
