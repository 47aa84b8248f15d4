import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../../contract/call.ts';
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
  'user/forgotPassword',
  'user/login',
  'user/logout',
  'user/me',
  'user/setPassword',
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

/** Sends the call with an empty payload: a person with access gets a payload error or an answer. */
async function statusFor(person: Person, path: CallPath): Promise<number> {
  const { method, body } = calls[path];
  const isJson = method === 'POST' && body !== 'upload';
  const response = await fetch(`${service.editorUrl}/api/${path}`, {
    method,
    headers: {
      cookie: people[person].cookie,
      origin: service.editorUrl,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: isJson ? '{}' : new FormData() } : {}),
  });
  await response.body?.cancel();
  return response.status;
}

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

  it('change nothing by GET', () => {
    const reading = paths.filter((path) => calls[path].method === 'GET');
    for (const path of reading)
      expect(path).toMatch(
        /\/(?:load\w*|check\w*|get\w*|generateCSV|list|history|publishStatus|usage|events|fetch|query|filter|find|findById|children|usedIn|waiting)$/,
      );
  });
});

it('requireAccess() refuses everyone for an unknown guard, and names it', () => {
  const anybody = { isAdmin: true } as never;
  expect(() => requireAccess('wizard' as Access, anybody, true)).toThrow('Unknown middleware wizard');
});
