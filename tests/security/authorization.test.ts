import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallPath, calls } from '#editor-service/contract/calls.ts';
import {
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { visitor } from './cast.ts';

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

const page = (slug: string, more: object = {}) => ({ domainId: 'main', slug, ...more });

async function published(slug: string, more: object = {}) {
  return (await publisher.call('page/publishPage', { page: page(slug, more) })).body;
}

const exists = (path: string) =>
  access(join(service.folder, path)).then(
    () => true,
    () => false,
  );

describe('permissions of calls', () => {
  it('every call declares who may make it', () => {
    const levels = Object.values(calls).map((call) => call.access);
    expect(new Set(levels)).toEqual(new Set(['public', 'editor', 'publisher', 'admin']));
    const changing = (Object.keys(calls) as CallPath[]).filter((path) =>
      /publish(?!Status)[A-Z]|delete|unpublish/.test(path),
    );
    for (const path of changing) expect([path, calls[path].access]).not.toEqual([path, 'public']);
  });

  it.each(['page/unpublishPage', 'page/delete', 'page/usedIn'] as const)(
    '%s finds no page under a foreign domain or collection',
    async (path) => {
      const { _id } = await published(`foreign-${path.slice(5).toLowerCase()}`);
      expect((await publisher.call(path, { _id, domainId: 'elsewhere' })).status).toBe(404);
      expect((await publisher.call(path, { _id, collection: 'listings' })).status).toBe(404);
      const { body } = await publisher.call('page/history', { _id });
      expect(body.map(({ action }) => action)).toEqual(['publish']);
    },
  );

  it('roles of a page are set by administrators, from roles that exist', async () => {
    const { body } = await editor.call('page/save', { page: page('roles') });
    const roles = [{ _id: 'editor', level: { editor: true } }];
    expect((await editor.call('roles/applyToPage', { page: body, roles })).status).toBe(403);
    expect((await publisher.call('roles/applyToPage', { page: body, roles })).status).toBe(403);
    const unknown = [{ _id: 'root', level: { editor: true } }];
    expect((await admin.call('roles/applyToPage', { page: body, roles: unknown })).status).toBe(400);
    const trail = await admin.call('audit/list', { action: 'role change' });
    await admin.call('roles/applyToPage', { page: body, roles });
    const after = await admin.call('audit/list', { action: 'role change' });
    expect(after.body.total).toBe(trail.body.total + 1);
  });

  it('publishing checks the permissions of the stored page and cleans what is posted', async () => {
    const { body } = await editor.call('page/save', { page: page('guarded') });
    await admin.call('roles/applyToPage', { page: body, roles: [{ _id: 'admin', level: { publisher: true } }] });
    const posted = { ...page('guarded'), _id: body._id, publisherRoles: [], contents: [] };
    expect((await publisher.call('page/publishPage', { page: posted })).status).toBe(403);
    const paragraph = '<p onclick="x()">Thanks<script>alert(1)</script></p>';
    const open = await published('cleaned', { contents: [{ componentType: 'LeftRightContent', key: 'f', paragraph }] });
    const file = join(service.folder, 'data', 'published', 'main', 'pages', `${open._id}.json`);
    await expect.poll(() => readFile(file, 'utf8').catch(() => ''), SOON).toContain('<p>Thanks</p>');
    expect(await readFile(file, 'utf8')).not.toMatch(/onclick|<script/);
  });

  it('deleting leaves no public copy, and doing it twice is harmless', async () => {
    const { _id } = await published('short-lived');
    const copies = [`data/published/main/pages/${_id}.json`, 'dist/main/short-lived/index.html'];
    for (const copy of copies) await expect.poll(() => exists(copy), SOON).toBe(true);
    await publisher.call('page/delete', { _id });
    expect((await visitor(service).call('page/load', { slug: 'short-lived' })).status).toBe(404);
    for (const copy of copies) await expect.poll(() => exists(copy), SOON).toBe(false);
    expect(await readFile(join(service.folder, 'dist/main/sitemap.xml'), 'utf8')).not.toContain('short-lived');
    expect((await publisher.call('page/delete', { _id })).status).toBe(404);
  });

  it.each(['limit=-1', 'limit=1e9', 'limit=abc', 'page=-1', 'page=0', 'page=1.5', 'limit=1&limit=2'])(
    'rejects a list with %s',
    async (query) => {
      const status = async (path: string, text: string) => (await admin.get(`/api/${path}?${text}`)).status;
      expect(await status('media/list', query)).toBe(400);
      expect(await status('sitemap/filter', query.replaceAll('limit', 'size'))).toBe(400);
      expect(await status('audit/list', query.replaceAll('limit', 'size'))).toBe(400);
    },
  );

  it('checkSlug needs a login and compares slugs exactly', async () => {
    await editor.call('page/save', { page: page('about_us') });
    const check = (slug: string, who = editor) => who.call('page/checkSlug', { slug, domainId: 'main' });
    expect((await check('about_us', visitor(service))).status).toBe(401);
    expect((await check('about_us')).body).toEqual(expect.any(String));
    expect((await check('aboutxus')).body).toBeNull();
    expect((await check('a%')).status).toBe(400);
    expect((await check('a_')).body).toBeNull();
  });

  it.each(['config/saveDomain', 'config/publishDomain', 'config/unpublishDomain'] as const)(
    '%s requires an administrator',
    async (path) => {
      const payload = { domain: { _id: 'main', name: 'Mine now' } };
      expect((await publisher.call(path, payload)).status).toBe(403);
    },
  );

  it('the last published domain cannot be unpublished', async () => {
    expect((await admin.call('config/unpublishDomain', { domain: { _id: 'main' } })).status).toBe(409);
    expect((await visitor(service).call('page/load', { slug: '' })).status).toBe(200);
  });

  it('calls of older clients pass the same checks', async () => {
    const { _id } = await published('older');
    const listing = { ...page('older'), _id };
    await editor.call('page/save', { page: listing, collection: 'listings' });
    expect((await visitor(service).call('listing/findById', { id: _id })).status).toBe(401);
    expect((await editor.call('listing/publishListing', { listing })).status).toBe(403);
    expect((await editor.call('page/delete', { _id })).status).toBe(403);
    await admin.call('roles/applyToPage', {
      page: { _id },
      collection: 'listings',
      roles: [{ _id: 'admin', level: { publisher: true } }],
    });
    expect((await publisher.call('listing/publishListing', { listing })).status).toBe(403);
  });

  it.each(['where', 'filters', 'select', 'copy', 'roles', 'isAdmin', 'mayPublish'])(
    'the extra key %s does not change the response',
    async (key) => {
      const plain = await editor.get('/api/sitemap/filter?slug=a');
      expect((await editor.get(`/api/sitemap/filter?slug=a&${key}=published`)).body).toBe(plain.body);
      const home = await visitor(service).get('/api/page/load?slug=');
      expect((await visitor(service).get(`/api/page/load?slug=&${key}=draft`)).body).toBe(home.body);
    },
  );
});
