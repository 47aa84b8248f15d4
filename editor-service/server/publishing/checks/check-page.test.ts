import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../../contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let admin: TestClient;
let publisher: TestClient;
let editor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [admin, publisher, editor] = await Promise.all([
    service.as(['admin']),
    service.as(['publisher']),
    service.as(['editor']),
  ]);
});

afterAll(() => service.discard());

type PostedPage = PayloadOf<'page/check'>['page'];

const pageWith = (slug: string, text: string): PostedPage => ({
  domainId: 'main',
  slug,
  header: { heading: 'A heading' },
  contents: [{ componentType: 'ColumnContent', key: 'words', heading: 'Two', text }],
});
const DEAD = '<p><a href="/nowhere">Nowhere</a></p>';

describe('page/check', () => {
  it('reports no problems for a good page, and stores nothing', async () => {
    const { status, body } = await editor.call('page/check', { page: pageWith('fine', '<p>Words</p>') });
    expect([status, body.problems]).toEqual([200, []]);
    expect((await editor.call('page/load', { slug: 'fine', domainId: 'main' })).status).toBe(404);
  });

  it('checks the page as posted and names the block', async () => {
    const saved = await editor.call('page/save', { page: pageWith('posted', '<p>Words</p>') });
    const page = { ...saved.body, contents: pageWith('posted', DEAD).contents };
    const { body } = await editor.call('page/check', { page });
    expect(body.problems).toEqual([
      expect.objectContaining({ check: 'dead link', severity: 'error', blockKey: 'words' }),
    ]);
  });

  it('names the pages whose forms share an identifier, and says it of one page', async () => {
    const form = (key: string, identifier: string) => ({
      ...{ componentType: 'Form', key, identifier, recipient: 'a@example.org', subject: 'Hello' },
      fields: [{ type: 'text', name: 'name', label: 'Name' }],
    });
    const holding = (slug: string, ...contents: ReturnType<typeof form>[]) => ({
      ...pageWith(slug, ''),
      contents,
    });
    for (const slug of ['one', 'two']) await editor.call('page/save', { page: holding(slug, form('f', 'shared')) });
    const { body: saved } = await editor.call('page/save', { page: holding('own', form('f', 'shared')) });
    const page = {
      ...saved,
      contents: [form('f', 'shared'), form('g', 'twice'), form('h', 'twice'), form('i', 'own')],
    };
    const { body } = await editor.call('page/check', { page });
    const told = 'Give each form a different name to tell their submissions apart.';
    const twice = `Another form is also called “twice” in the list of submissions, on this page. ${told}`;
    expect(body.problems.filter(({ check }) => check === 'forms')).toEqual(
      [
        [
          'f',
          `Another form is also called “shared” in the list of submissions, on “A heading” (/two), “A heading” (/one). ${told}`,
        ],
        ['g', twice],
        ['h', twice],
      ].map(([blockKey, message]) => ({ check: 'forms', severity: 'warning', message, blockKey })),
    );
  });

  it('accepts a link to the page itself, and warns of a link to a draft', async () => {
    await editor.call('page/save', { page: pageWith('only-a-draft', '') });
    const text = '<p><a href="/itself">Itself</a> <a href="/only-a-draft">Draft</a></p>';
    const { body } = await editor.call('page/check', { page: pageWith('itself', text) });
    expect(body.problems.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('page/check and page/publishPage', () => {
  it('say the same of a link to what visitors do not have, unless it goes live as well', async () => {
    const hours = {
      domainId: 'main',
      slug: '',
      title: 'Hours',
      contents: [{ componentType: 'Headline', key: 'x', id: 'x', title: 'Hours' }],
    };
    const { body: section } = await editor.call('page/save', { page: hours, collection: 'sections' });
    const shown = { componentType: 'Section', key: 's', sectionId: section._id };
    const linking = pageWith('opening', '<p><a href="#x">Hours</a></p>');
    const page = { ...linking, contents: [...(linking.contents ?? []), shown] };
    const { body: checked } = await editor.call('page/check', { page });
    const { body: refused } = await publisher.call('page/publishPage', { page, checks: {} });
    const errors = checked.problems.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
    expect(errors).toHaveLength(1);
    expect(refused.error.validationErrors).toEqual(errors);

    const { body: together } = await editor.call('page/check', { page, sections: [section._id] });
    expect(together.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { body: saved } = await editor.call('page/save', { page });
    const items = [{ kind: 'page', _id: saved._id } as const, { kind: 'section', _id: section._id } as const];
    expect((await publisher.call('publish/set', { domainId: 'main', items, checks: {} })).status).toBe(200);
  });
});

describe('page/check reports whether the caller may publish', () => {
  it.each([
    ['an editor may not', () => editor, 'need the publisher role', false],
    ['a publisher may, without errors', () => publisher, null, false],
    ['an administrator may, despite errors', () => admin, null, true],
  ])('%s', async (_, who, refusal, mayOverride) => {
    const { body } = await who().call('page/check', { page: pageWith('rights', DEAD) });
    expect(body).toMatchObject({ refusal: refusal && expect.stringContaining(refusal), mayOverride });
  });

  it('only with the role that the page requires', async () => {
    const { body: page } = await editor.call('page/save', { page: pageWith('demanding', '') });
    const level = { viewer: false, editor: false, publisher: true };
    await admin.call('roles/applyToPage', { page: { _id: page._id }, roles: [{ _id: 'admin', level }] });
    const { body } = await publisher.call('page/check', { page });
    expect(body.refusal).toBe('Only certain roles may publish this page; please ask an administrator');
  });
});

describe('page/publishPage with checks', () => {
  it('refuses a page with errors and lists them', async () => {
    const { status, body } = await publisher.call('page/publishPage', { page: pageWith('bad', DEAD), checks: {} });
    expect([status, body.error.validationErrors]).toEqual([
      400,
      ['The link “Nowhere” leads to /nowhere, but that page does not exist.'],
    ]);
    expect((await editor.call('page/load', { slug: 'bad', domainId: 'main' })).status).toBe(404);
  });

  it('publishes a good page', async () => {
    const { status } = await publisher.call('page/publishPage', { page: pageWith('good', '<p>Words</p>'), checks: {} });
    expect(status).toBe(200);
  });

  it('lets only an administrator publish despite errors', async () => {
    const page = pageWith('insisted', DEAD);
    const reason = 'The page comes tomorrow';
    expect((await publisher.call('page/publishPage', { page, checks: { reason } })).status).toBe(403);
    expect((await admin.call('page/publishPage', { page, checks: { reason: ' ' } })).status).toBe(400);
    const { status, body } = await admin.call('page/publishPage', { page, checks: { reason } });
    expect(status).toBe(200);
    const trail = await admin.call('audit/list', { action: 'publish with errors' });
    expect(trail.body.entries).toEqual([
      expect.objectContaining({ subject: `${body._id}, 1 error, because: ${reason}` }),
    ]);
  });

  it('publishes any valid page when a script requests no checks', async () => {
    expect((await publisher.call('page/publishPage', { page: pageWith('script', DEAD) })).status).toBe(200);
  });
});

describe('page/loadRevision', () => {
  it('returns an earlier revision, and the published copy', async () => {
    const first = await publisher.call('page/publishPage', { page: pageWith('history', '<p>Then</p>') });
    await editor.call('page/save', { page: { ...first.body, contents: [] } });
    const ref = { _id: first.body._id, domainId: 'main' };
    const then = await editor.call('page/loadRevision', { ...ref, revision: first.body.revision });
    expect(then.body?.contents).toHaveLength(1);
    expect((await editor.call('page/loadRevision', ref)).body).toEqual(first.body);
    expect((await editor.call('page/loadRevision', { ...ref, revision: 99 })).body).toBeNull();
    expect((await editor.call('page/loadRevision', { _id: 'nobody', domainId: 'main' })).status).toBe(404);
  });
});
