import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFilesIn } from '../http/static-files/site-files.ts';
import { commit, type TestCaller, type TestSubject, testSubject } from '../testing/test-subject.ts';
import { openPages } from './pages.ts';
import { noTranslator } from './testing/cast.ts';

let service: TestSubject;
let publisher: TestCaller;
let editor: TestCaller;

beforeAll(async () => {
  service = await testSubject(
    (ground) => openPages(ground, { commit, sites: siteFilesIn(''), translate: noTranslator }).calls,
  );
  [publisher, editor] = [service.as(['publisher']), service.as(['editor'])];
  for (const [slug, title] of [
    ['events', 'Events'],
    ['events/open-day', 'Our open day'],
  ] as const)
    await editor.call('page/save', { page: { domainId: 'main', slug, title } });
});

afterAll(() => service.discard());

describe('page/find', () => {
  it('finds pages by title, and says who may publish them', async () => {
    const { body } = await publisher.call('page/find', { q: 'open' });
    expect(body).toEqual({
      total: 1,
      pages: [
        expect.objectContaining({
          slug: 'events/open-day',
          title: 'Our open day',
          status: 'draft',
          publishableByYou: true,
        }),
      ],
    });
    expect((await editor.call('page/find', { q: 'open' })).body.pages[0]?.publishableByYou).toBe(false);
  });

  it('takes an address with slashes as a place', async () => {
    const { body } = await editor.call('page/find', { parent: '/events/' });
    expect(body.pages.map(({ slug }) => slug)).toEqual(['events/open-day']);
  });

  it('pages from 1', async () => {
    const { body } = await editor.call('page/find', { sort: 'address', page: '2', size: '1' });
    expect([body.pages.map(({ slug }) => slug), body.total]).toEqual([['events'], 3]);
  });

  it.each(['page=0', 'size=101', 'sort=colour', 'status=gone', 'inTexts=maybe', `q=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      const payload = Object.fromEntries(new URLSearchParams(query));
      expect((await editor.call('page/find', payload as never)).status).toBe(400);
    },
  );

  it('answers 404 for an unknown domain', async () => {
    expect((await editor.call('page/find', { domainId: 'other' })).status).toBe(404);
    expect((await editor.call('page/children', { domainId: 'other' })).status).toBe(404);
  });
});

describe('page/children', () => {
  it('lists one level of the tree', async () => {
    const { body } = await editor.call('page/children', {});
    expect(body.nodes.map(({ slug, below }) => [slug, below])).toEqual([
      ['', 0],
      ['events', 1],
    ]);
  });
});

describe('page/loadFilters', () => {
  it('lists the values that pages have', async () => {
    await editor.call('page/save', { page: { domainId: 'main', slug: 'x', author: 'Ida', tags: ['kind:new'] } });
    const { body } = await editor.call('page/loadFilters', {});
    expect(body).toMatchObject({ templates: ['generic', 'home'], authors: ['Ida'], tags: ['kind:new'] });
    expect(body.people.length).toBeGreaterThan(0);
  });

  it('says nothing of a page that this person may not view', async () => {
    const admin = service.as(['admin']);
    const secret = { domainId: 'main', slug: 'secret', author: 'Eve', tags: ['kind:secret'], template: 'news' };
    const { body: page } = await admin.call('page/save', { page: secret });
    const level = { viewer: true, editor: false, publisher: false };
    await admin.call('roles/applyToPage', { page: { _id: page._id }, roles: [{ _id: 'admin', level }] });
    const { body: all } = await admin.call('page/loadFilters', {});
    expect([all.authors, all.templates, all.tags]).toMatchObject([
      expect.arrayContaining(['Eve']),
      expect.arrayContaining(['news']),
      expect.arrayContaining(['kind:secret']),
    ]);
    const { body } = await editor.call('page/loadFilters', {});
    expect(JSON.stringify(body)).not.toMatch(/Eve|news|secret/);
  });
});
