import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';
import { createPreviewTokens } from './preview-links.ts';

let service: TestService;
let editor: TestClient;
let visitor: TestClient;
let pageId: string;

const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  service = await startTestService();
  [editor, visitor] = await Promise.all([service.as(['publisher']), service.as(null)]);
  const header = { heading: 'A draft' };
  const { body } = await editor.call('page/save', {
    page: { domainId: 'main', slug: 'drafted', title: 'Drafted', header },
  });
  pageId = body._id;
});

afterAll(() => service.discard());

const create = async (about: { pageId?: string; days?: number } = {}) => {
  const { body } = await editor.call('previewLink/create', { domainId: 'main', days: 7, ...about });
  return { ...body, path: new URL(body.url).pathname };
};

/** What a browser without a login gets at an address, with the cookies of an earlier answer. */
const visit = async (path: string, cookies: readonly string[] = []) => {
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const response = await fetch(service.editorUrl + path, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

describe('a preview link', () => {
  it('shows one draft without a login, as visitors would see it, with a note', async () => {
    const { path, url } = await create({ pageId });
    expect(url).toMatch(/\/_preview\/[\w-]+\.[\w-]{43}$/);
    const { status, body, headers } = await visit(path);
    expect(status).toBe(200);
    expect(body).toContain('<h1>A draft</h1>');
    expect(body).toMatch(/Draft, shown by person\d+ until/);
    expect(body, 'without the tools of the editor').not.toContain('/_editor/canvas.js');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('of one page leads to the site everywhere else', async () => {
    const { path } = await create({ pageId });
    const cookies = (await visit(path)).headers.getSetCookie();
    const { status, headers } = await visit('/about?x=1', cookies);
    expect([status, headers.get('location')]).toEqual([302, `${service.siteUrl}/about?x=1`]);
  });

  it('of the whole site leads from draft to draft', async () => {
    const { path } = await create();
    const home = await visit(path);
    expect(home.body).toContain('<h1>Welcome</h1>');
    const cookies = home.headers.getSetCookie();
    expect(cookies[0]).toMatch(/HttpOnly/i);
    expect((await visit('/drafted', cookies)).body).toContain('<h1>A draft</h1>');
    expect((await visit('/nowhere', cookies)).status).toBe(404);
    const shell = await editor.get('/drafted');
    expect(shell.body, 'an editor still gets the editor').toContain('shell-state');
  });

  it('follows its page to another address, and says that the page is gone when it was deleted', async () => {
    const page = { domainId: 'main', slug: 'short-lived', header: { heading: 'Here' } };
    const { body } = await editor.call('page/save', { page });
    const { path } = await create({ pageId: body._id });
    await editor.call('page/save', { page: { ...page, _id: body._id, slug: 'moved' } });
    expect((await visit(path)).body).toContain('<h1>Here</h1>');
    await editor.call('page/delete', { _id: body._id });
    const gone = await visit(path);
    expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('This preview is no longer available')]);
    const { body: listed } = await editor.call('previewLink/list', { domainId: 'main' });
    expect(listed.links.map(({ url }) => new URL(url).pathname)).not.toContain(path);
  });

  it('ends when it is withdrawn, at once and for the pages that it led to', async () => {
    const { _id, path } = await create();
    const cookies = (await visit(path)).headers.getSetCookie();
    expect((await editor.call('previewLink/withdraw', { domainId: 'main', _id })).status).toBe(200);
    expect((await visit(path)).status).toBe(404);
    expect((await visit('/drafted', cookies)).body, 'the login').toContain('shell-state');
    expect((await editor.call('previewLink/withdraw', { domainId: 'main', _id })).status).toBe(404);
  });

  it('ends with the account of the person who made it', async () => {
    const [leaver, admin] = [await service.as(['editor']), await service.as(['admin'])];
    const { body } = await leaver.call('previewLink/create', { domainId: 'main', days: 7 });
    const kept = await create();
    const path = new URL(body.url).pathname;
    expect((await visit(path)).status).toBe(200);
    const { users } = (await admin.call('user/list', {})).body;
    const _id = users.find(({ username }) => username === body.createdBy)?._id ?? '';
    await admin.call('user/disable', { _id });
    expect([(await visit(path)).status, (await visit(kept.path)).status]).toEqual([404, 200]);
  });

  it('expires', async () => {
    const { path, expiresAt } = await create({ days: 2 });
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(2 * DAY);
    const { body } = await editor.call('previewLink/list', { domainId: 'main' });
    expect(body.links.some(({ url }) => url.endsWith(path))).toBe(true);
    expect((await editor.call('previewLink/create', { domainId: 'main', days: 91 })).status).toBe(400);
  });

  it('cannot be guessed or forged', async () => {
    const { path } = await create();
    for (const forged of [`${path}x`, path.replace(/\..*$/, '.AAAA'), '/_preview/x', '/_preview/..%2f', '/_preview/']) {
      expect((await visit(forged)).status, forged).toBe(404);
    }
    expect((await visit('/drafted', ['previewLink=a.b'])).body).toContain('shell-state');
  });

  it('does not show pages that only some roles may view', async () => {
    const admin = await service.as(['admin']);
    const page = { domainId: 'main', slug: 'secret', header: { heading: 'Secret' } };
    const { body } = await editor.call('page/save', { page });
    const [before, site] = [await create({ pageId: body._id }), await create()];
    const roles = [{ _id: 'admin', level: { viewer: true } }];
    await admin.call('roles/applyToPage', { page: { _id: body._id }, roles });
    expect((await visit(before.path)).status).toBe(404);
    const cookies = (await visit(site.path)).headers.getSetCookie();
    expect((await visit('/secret', cookies)).status).toBe(404);
    const refused = await admin.call('previewLink/create', { domainId: 'main', pageId: body._id, days: 1 });
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('Only some roles')]);
  });
});

it('tokens of another secret are not accepted', () => {
  const token = createPreviewTokens('one').tokenOf('01A');
  expect(createPreviewTokens('one').idOf(token)).toBe('01A');
  expect(createPreviewTokens('two').idOf(token)).toBeNull();
});

it('links that were handed out by an earlier version still open', () => {
  const token = '01A.plBwAtdkcBA8gQFj1d9apw0BZB10DZUuSFcgfiFVBGA';
  expect(createPreviewTokens('one').idOf(token)).toBe('01A');
});

it('the visitor may not list, create or withdraw links', async () => {
  expect((await visitor.call('previewLink/list', { domainId: 'main' })).status).toBe(401);
});
