import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { changeAt, valueAt } from '#site/fields/change-at.ts';
import { send, visitor } from './cast.ts';

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  admin = await service.as(['admin']);
});

afterAll(() => service.discard());

const inDist = (path: string) => readFile(join(service.folder, 'dist', path), 'utf8').catch(() => '');

describe('redirects', () => {
  const siteSettings = { domainId: 'main', title: 'Redirects' };
  const save = (from: string, to: string) =>
    admin.call('siteSettings/saveSiteSettings', { siteSettings, redirects: [{ from, to }] });

  it.each([
    ['/x 200\n/* https://evil 200!', '/'],
    ['/x', '/y 200'],
    ['/x', '/y\r\nSet-Cookie: a=b'],
    ['/x', '//evil.example'],
    ['/x', '/\\evil.example'],
    ['/x', 'javascript:alert(1)'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/*', '/'],
    ['/api', '/'],
    ['/api/user/login', '/'],
    ['/_astro/page.css', '/'],
    ['/x', '/x'],
  ])('%j to %j is rejected', async (from, to) => {
    expect((await save(from, to)).status).toBe(400);
    expect((await admin.call('redirects/list', { domainId: 'main' })).body.total).toBe(0);
  });

  it('in a circle are rejected', async () => {
    const redirects = ['/a', '/b', '/c'].map((from, index) => ({ from, to: ['/b', '/c', '/a'][index] ?? '' }));
    expect((await admin.call('siteSettings/saveSiteSettings', { siteSettings, redirects })).status).toBe(400);
  });
});

describe('a notice', () => {
  it('is text, with a token set by the server that changes only with the text', async () => {
    const save = async (text: string, token = 'chosen-by-the-client') =>
      (await admin.call('banner/saveBanner', { banner: { _id: 'banner_main', text, token } as { text: string } })).body;
    const first = await save('Open <script>alert(1)</script>');
    const again = await save('Open <script>alert(1)</script>', 'another');
    const other = await save('Closed');
    expect(first.text).toBe('Open <script>alert(1)</script>');
    expect(again.token).toBe(first.token);
    expect(other.token).not.toBe(first.token);
    expect([first.token, other.token]).not.toContain('chosen-by-the-client');
  });
});

describe('addresses', () => {
  it('requested by twenty at once are given to one', async () => {
    const page = { domainId: 'main', slug: 'contested' };
    const replies = await Promise.all(Array.from({ length: 20 }, () => admin.call('page/save', { page })));
    const statuses = replies.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('that a page leaves redirect to it, and no file remains', async () => {
    const page = { domainId: 'main', slug: 'first-address' };
    const { body } = await admin.call('page/publishPage', { page });
    await expect.poll(() => inDist('main/first-address/index.html'), SOON).not.toBe('');
    await admin.call('page/publishPage', { page: { ...page, slug: 'second-address', _id: body._id } });
    await expect.poll(() => inDist('main/first-address/index.html'), SOON).toBe('');
    await expect.poll(() => inDist('main/_redirects'), SOON).toBe('/first-address /second-address 301\n');
    const response = await fetch(`${service.siteUrl}/first-address`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/second-address']);
  });

  it('of two domains are separate', async () => {
    await admin.call('config/publishDomain', { domain: { name: 'Other', hostnames: ['other.test'] } });
    const publish = (domainId: string, heading: string) =>
      admin.call('page/publishPage', { page: { domainId, slug: 'same', header: { heading } } });
    await publish('main', 'Of the main site');
    await publish('other', 'Of the other site');
    await expect.poll(() => inDist('main/same/index.html'), SOON).toContain('Of the main site');
    await expect.poll(() => inDist('other/same/index.html'), SOON).toContain('Of the other site');
    expect((await visitor(service).call('page/load', { slug: 'same' })).body.header.heading).toBe('Of the main site');
    expect((await admin.call('config/saveDomain', { domain: { _id: '../main', name: 'Evil' } })).status).toBe(400);
  });
});

describe('posted content', () => {
  it.each(['api', 'api/user', 'health', 'search', '_astro', '_media/x', '404', 'index', 'media', 'robots.txt'])(
    'cannot use an address of the product itself: %s',
    async (slug) => {
      expect((await admin.call('page/save', { page: { domainId: 'main', slug } })).status).toBe(400);
      expect((await admin.call('page/publishPage', { page: { domainId: 'main', slug } })).status).toBe(400);
      expect((await admin.call('page/checkSlug', { domainId: 'main', slug })).status).toBe(400);
    },
  );

  it('cannot reach a prototype, by a key or along a path', async () => {
    const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const page = `{"domainId":"main","slug":"proto","header":${evil},"contents":[{"componentType":"Headline","key":"h","title":"Hi","spacing":${evil},"__proto__":{"polluted":1}}],"__proto__":{"polluted":1}}`;
    const headers = { cookie: admin.cookie };
    const saved = await send(service, '/api/page/save', { method: 'POST', body: `{"page":${page}}`, headers });
    expect([200, 400]).toContain(saved.status);
    expect(await saved.text()).not.toContain('polluted');
    for (const path of ['__proto__.polluted', 'constructor.prototype.polluted', 'header.__proto__.polluted']) {
      expect(changeAt({ header: {} }, path, () => 1)).toEqual({ header: {} });
      expect(valueAt({ header: {} }, path)).toBeUndefined();
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
