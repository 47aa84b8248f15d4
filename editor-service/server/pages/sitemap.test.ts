import { format } from 'date-fns/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../contract/calls.ts';
import { siteFilesIn } from '../http/static-files/site-files.ts';
import { commit, type TestCaller, type TestSubject, testSubject } from '../testing/test-subject.ts';
import { openPages } from './pages.ts';
import { noTranslator } from './testing/cast.ts';

let service: TestSubject;
let admin: TestCaller;
let publisher: TestCaller;
let editor: TestCaller;

beforeAll(async () => {
  service = await testSubject(
    (ground) => openPages(ground, { commit, sites: siteFilesIn(''), translate: noTranslator }).calls,
  );
  [admin, publisher, editor] = [service.as(['admin']), service.as(['publisher']), service.as(['editor'])];
  const ofMain = { domainId: 'main' };
  await editor.call('page/save', { page: { ...ofMain, slug: 'about', frequency: 'daily', priority: 0.5 } });
  await editor.call('page/save', { page: { ...ofMain, slug: 'about/team', frequency: 'daily', priority: 0.8 } });
  await editor.call('page/save', { page: { ...ofMain, slug: 'a_b', pageType: 'landing', priority: 0.5 } });
  const { body: board } = await editor.call('page/save', { page: { ...ofMain, slug: 'board', frequency: 'never' } });
  const { body: secret } = await editor.call('page/save', { page: { ...ofMain, slug: 'secret' } });
  const demand = (_id: string, level: object) =>
    admin.call('roles/applyToPage', { page: { _id }, roles: [{ _id: 'admin', level }] });
  await demand(board._id, { publisher: true });
  await demand(secret._id, { viewer: true });
});

afterAll(() => service.discard());

type Query = PayloadOf<'sitemap/filter'>;

async function slugs(query: Query, who: TestCaller = publisher): Promise<string[]> {
  const { body } = await who.call('sitemap/filter', query);
  expect(body.total).toBe(body.sitemap.length);
  return body.sitemap.map(({ slug }) => slug);
}

const today = format(new Date(), 'yyyy-MM-dd');

describe('sitemap/filter', () => {
  it('lists the pages of a domain by address, with the fields that a row shows', async () => {
    expect(await slugs({})).toEqual(['', 'a_b', 'about', 'about/team', 'board']);
    const { body } = await publisher.call('sitemap/filter', { slug: 'about/team' });
    expect(body.sitemap[0]).toEqual({
      _id: expect.any(String),
      slug: 'about/team',
      pageType: 'page',
      updatedAt: expect.stringMatching(/^20.*Z$/),
      published: false,
      publishableByYou: true,
      frequency: 'daily',
      priority: 0.8,
    });
  });

  it.each<[Query, string[]]>([
    [{ slug: 'about' }, ['about', 'about/team']],
    [{ slug: '/About' }, ['about', 'about/team']],
    [{ slug: 'a_' }, ['a_b']],
    [{ slug: 'a%' }, []],
    [{ pageType: 'landing' }, ['a_b']],
    [{ freq: 'daily' }, ['about', 'about/team']],
    [{ priority: '0.5' }, ['a_b', 'about']],
    [{ lastModFrom: today, slug: 'board' }, ['board']],
    [{ lastModTo: '2020-01-01' }, []],
    [{ lastModFrom: '2020-01-01', lastModTo: today, pageType: 'landing' }, ['a_b']],
    [{ publishableByYou: 'false' }, ['board']],
    [{ publishableByYou: 'true', freq: 'daily', priority: '0.8' }, ['about/team']],
    [{ freq: 'daily', pageType: 'landing' }, []],
  ])('filters by %j', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('counts before paging and pages from 1', async () => {
    const { body } = await publisher.call('sitemap/filter', { page: '2', size: '2' });
    expect([body.sitemap.map(({ slug }) => slug), body.total]).toEqual([['about', 'about/team'], 5]);
  });

  it('reports whether the caller may publish each page, and hides pages that the caller may not view', async () => {
    expect(await slugs({ publishableByYou: 'true' }, editor)).toEqual([]);
    expect(await slugs({}, editor)).not.toContain('secret');
    expect(await slugs({}, admin)).toContain('secret');
    expect(await slugs({ publishableByYou: 'false' }, admin)).toEqual(['secret']);
  });

  it('treats an empty field and "undefined" as absent', async () => {
    expect(await slugs({ slug: '', freq: '' as never, priority: 'undefined', lastModFrom: '' })).toHaveLength(5);
  });

  it.each(['page=0', 'size=101', 'size=-1', 'freq=now', 'priority=2', 'lastModFrom=monday', 'publishableByYou=maybe'])(
    'refuses %s',
    async (query) => {
      const payload = Object.fromEntries(new URLSearchParams(query));
      expect((await publisher.call('sitemap/filter', payload as never)).status).toBe(400);
    },
  );

  it('refuses a first date after the last', async () => {
    const { status, body } = await publisher.call('sitemap/filter', {
      lastModFrom: '2026-02-01',
      lastModTo: '2026-01-01',
    });
    expect([status, body.error.message]).toEqual([400, 'lastModFrom: The first date cannot be after the last']);
  });
});
