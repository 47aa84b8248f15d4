import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import type { Access, Call } from '../../contract/call.ts';
import { type CallPath, calls } from '../../contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';
import { requireAccess } from './access.ts';

const PEOPLE = {
  visitor: null,
  'no role': [],
  editor: ['editor'],
  publisher: ['publisher'],
  admin: ['admin'],
} as const;
type Person = keyof typeof PEOPLE;

/** The status each kind of person is refused with, by the access that a call requires. */
const REFUSED: Record<string, Partial<Record<Person, number>>> = {
  public: {},
  editor: { visitor: 401 },
  publisher: { visitor: 401, 'no role': 403, editor: 403 },
  admin: { visitor: 401, 'no role': 403, editor: 403, publisher: 403 },
};

/** The calls that anyone may make; all others need a login. */
const PUBLIC = [
  'acknowledgementBox/loadAcknowledgementBox',
  'banner/loadBanner',
  'careers/filter',
  'config/loadDomain',
  'footer/loadRegionFooter',
  'forms/submit',
  'forms/token',
  'hub/filter',
  'hub/loadAllTags',
  'hub/loadFilterTags',
  'mailchimp/subscribe',
  'nav/loadRegionNav',
  'page/load',
  'search/query',
  'site/loadFooter',
  'site/loadNav',
  'siteSettings/loadSiteSettings',
  'tags/filterListSelected',
  'user/acceptCode',
  'user/addPasskey',
  'user/enterCode',
  'user/enterPasskey',
  'user/forgotPassword',
  'user/loadStep',
  'user/login',
  'user/logout',
  'user/me',
  'user/setPassword',
  'user/startCode',
  'user/startCompany',
  'user/startNewPasskey',
  'user/startPasskey',
];

let service: TestService;
let people: Record<Person, TestClient>;

beforeAll(async () => {
  service = await startTestService();
  const entries = Object.entries(PEOPLE).map(async ([person, roles]) => [
    person,
    await service.as(roles as string[] | null),
  ]);
  people = Object.fromEntries(await Promise.all(entries));
});

afterAll(() => service.discard());

/** Sends the call, without a payload unless given: a person with access gets a payload error or an answer. */
async function statusFor(person: Person, path: CallPath, payload: Record<string, unknown> = {}): Promise<number> {
  const { method, body } = calls[path];
  const isJson = method === 'POST' && body !== 'upload';
  const query = method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>)}` : '';
  const response = await fetch(`${service.editorUrl}/api/${path}${query}`, {
    method,
    headers: {
      cookie: people[person].cookie,
      origin: service.editorUrl,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: isJson ? JSON.stringify(payload) : new FormData() } : {}),
  });
  await response.body?.cancel();
  return response.status;
}

const NEW_PAGE = { domainId: 'main', slug: 'new', header: { heading: 'New' } };

const paths = Object.keys(calls) as CallPath[];

describe('the calls of the contract', () => {
  it('are public only if listed above', () => {
    expect(paths.filter((path) => calls[path].access === 'public').sort()).toEqual(PUBLIC);
  });

  // user/logout would end the sessions of these people.
  const cases = paths
    .filter((path) => path !== 'user/logout')
    .flatMap((path) => (Object.keys(PEOPLE) as Person[]).map((person) => [path, person] as const));

  it.each(cases)('%s lets a %s in only if its access allows it', async (path, person) => {
    const refused = REFUSED[calls[path].access]?.[person];
    const status = await statusFor(person, path);
    if (refused) expect(status).toBe(refused);
    else expect([200, 400]).toContain(status);
  });

  it.each(['/api', '/api/', '/api/user', '/api/page/load/', '/api//page/load', '/api/PAGE/load'])(
    'answer 404 at the unknown path %s',
    async (path) => {
      const { status, body } = await people.admin.get(path);
      expect([status, JSON.parse(body).error.message]).toEqual([404, 'This call does not exist']);
    },
  );

  it.each(['/API/page/load', '//api/page/load', '/%61pi/page/load', '/api%2fpage/load'])(
    'cannot be reached as %s',
    async (path) => {
      expect([401, 404]).toContain((await people.visitor.get(path)).status);
    },
  );

  it('answer only their own method', async () => {
    expect((await people.admin.get('/api/page/save')).status).toBe(404);
    const response = await fetch(`${service.editorUrl}/api/trash/list`, {
      method: 'POST',
      headers: { cookie: people.admin.cookie, origin: service.editorUrl, 'content-type': 'application/json' },
      body: '{"domainId":"main"}',
    });
    expect(response.status).toBe(404);
  });
});

/** What a reading call may ask for: the page with this id, and things that are not there. */
const asked = (id: string) => ({
  ...{ _id: id, id, domainId: 'main', slug: 'new', collection: 'pages', revision: 1, withChildren: true },
  ...{ href: '/new', ids: id, q: 'new', hostname: 'localhost', importId: id, identifier: id, bannerId: id },
  acknowledgementBoxId: id,
});
/** What only some of them know, or take otherwise than the others. */
const ONLY: Partial<Record<CallPath, Record<string, unknown>>> = {
  'page/checkMove': { slug: 'other' },
  'publish/loadCopies': { kind: 'page' },
  'publish/record': { number: 1 },
  'publish/check': { items: [{ kind: 'page', _id: 'gone' }] },
  'translation/export': { language: 'en' },
  'review/findReviewers': { items: [{ kind: 'page', _id: 'gone' }] },
  'page/check': { page: NEW_PAGE },
  'link/anchors': { page: NEW_PAGE },
  'reader/ask': { questions: [] },
  'content/find': { text: 'new', scopes: ['pages'] },
  'forms/getSuccessEmailPreview': { text: 'new', values: {} },
};

/** All rows, by table; but for the audit trail, which records exports, and for how often a limited call was made. */
async function rowsOf(db: Db) {
  const tables = await db.introspection.getTables();
  const contents = tables.filter(({ name }) => name !== 'audit' && name !== 'uses');
  const rows = contents.map(async ({ name }) => [
    name,
    await db
      .selectFrom(name as 'pages')
      .selectAll()
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

describe('a call that reads', () => {
  const reading = paths.filter((path) => {
    const { method, isStream, onlyReads }: Call = calls[path];
    return onlyReads || (method === 'GET' && !isStream);
  });

  it('leaves all tables as they are', async () => {
    await using db = await openDatabase(databaseIn(join(service.folder, 'data')));
    const { body } = await people.admin.call('page/save', { page: NEW_PAGE });
    const before = await rowsOf(db);
    for (const path of reading) {
      const status = await statusFor('admin', path, { ...asked(body._id), ...ONLY[path] });
      expect([path, status]).toEqual([path, expect.toBeOneOf([200, 404])]);
    }
    expect(await rowsOf(db)).toEqual(before);
  });
});

it('requireAccess() refuses everyone for an unknown guard, and names it', () => {
  const anybody = { isAdmin: true } as never;
  expect(() => requireAccess('wizard' as Access, anybody, true)).toThrow('Unknown middleware wizard');
});
