import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let editor: TestClient;
let visitor: TestClient;

const domainId = 'main';

const PAGES = [
  { slug: 'news/alder', heading: 'Alder', tags: ['Topic:Water', 'Kind:News'], publishDate: '2026-01-01' },
  { slug: 'news/bay', heading: '<b>Bay</b>', tags: ['Topic:Water', 'Kind:Idea'], publishDate: '2026-03-01' },
  { slug: 'news/cove', heading: 'Cove', tags: ['Topic:Sand', 'Kind:News'], publishDate: '2026-02-01' },
];

const contents = [
  { componentType: 'Headline', key: 'h', title: 'Not on a card' },
  { componentType: 'Button', key: 'b', link: { href: '/report.pdf', text: 'Report' } },
];

const publish = (slug: string, heading: string, fields: object = {}) =>
  publisher.call('page/publishPage', { page: { domainId, slug, header: { heading }, ...fields } });

beforeAll(async () => {
  service = await startTestService();
  [publisher, editor, visitor] = await Promise.all([
    service.as(['publisher']),
    service.as(['editor']),
    service.as(null),
  ]);
  for (const { slug, heading, ...fields } of PAGES) await publish(slug, heading, { ...fields, contents });
  await publish('careers/cook', 'Cook', { template: 'careers' });
  await editor.call('page/save', {
    page: { domainId, slug: 'draft', tags: ['Topic:Water'], header: { heading: 'Draft' } },
  });
  const values = ['Water', 'Sand', 'Gravel'].map((id) => ({ id, slug: id.toLowerCase() }));
  await publisher.call('tags/save', { domainId, tags: [{ id: 'Topic', slug: 'topic', values }] });
});

afterAll(() => service.discard());

const slugs = async (client: TestClient, payload: object) => {
  const { body } = await client.call('hub/filter', { domainId, ...payload });
  return body.pages.map(({ slug }) => slug);
};

describe('hub/filter', () => {
  it('returns published pages to visitors, with what their cards show', async () => {
    const { body } = await visitor.call('hub/filter', { domainId, hubFilters: ['Topic:Water'] });
    expect(body.count).toBe(2);
    expect(body.pages[0]).toEqual({
      _id: expect.any(String),
      slug: 'news/alder',
      header: expect.objectContaining({ heading: 'Alder', description: '' }),
      tags: ['Topic:Water', 'Kind:News'],
      contents: [expect.objectContaining({ componentType: 'Button', key: 'b' })],
      publishDate: '2026-01-01',
    });
  });

  it('returns drafts to editors', async () => {
    expect(await slugs(editor, { hubFilters: ['Topic:Water'] })).toEqual(['news/alder', 'news/bay', 'draft']);
  });

  it('matches any tag of a category and all across categories, in the requested order', async () => {
    const hubFilters = { include: ['Topic:Water', 'Topic:Sand'] };
    expect(await slugs(visitor, { hubFilters, userFilters: ['Topic:Water', 'Topic:Sand', 'Kind:News'] })).toEqual([
      'news/alder',
      'news/cove',
    ]);
    expect(await slugs(visitor, { hubFilters, sortBy: 'latest' })).toEqual(['news/bay', 'news/cove', 'news/alder']);
  });

  it('uses the related filters instead if there are any', async () => {
    expect(await slugs(visitor, { hubFilters: ['Topic:Water'], hubRelatedFilters: ['Topic:Sand'] })).toEqual([
      'news/cove',
    ]);
  });

  it('counts before paging', async () => {
    const { body } = await visitor.call('hub/filter', { domainId, hubFilters: ['Topic:Water'], pageIndex: 1 });
    expect(body).toEqual({ pages: [], count: 2 });
  });

  it('shows a published page at once, and drops an unpublished one', async () => {
    const { body } = await publish('news/dune', 'Dune', { tags: ['Topic:Sand'] });
    expect(await slugs(visitor, { hubFilters: ['Topic:Sand'] })).toEqual(['news/cove', 'news/dune']);
    await publisher.call('page/unpublishPage', { _id: body._id });
    expect(await slugs(visitor, { hubFilters: ['Topic:Sand'] })).toEqual(['news/cove']);
  });

  it('answers 404 for an unknown domain', async () => {
    expect((await visitor.call('hub/filter', { domainId: 'elsewhere' })).status).toBe(404);
  });
});

describe('hub/loadFilterTags, hub/loadAllTags and tags/fetch', () => {
  it('return the tags in use, or all of them', async () => {
    const used = await visitor.call('hub/loadFilterTags', { domainId, hubFilters: { exclude: ['Topic:Sand'] } });
    expect(used.body).toEqual([{ id: 'Topic', slug: 'topic', values: [{ id: 'Water', slug: 'water' }] }]);
    const all = await visitor.call('hub/loadAllTags', { domainId });
    expect(all.body[0]?.values.map(({ id }) => id)).toEqual(['Water', 'Sand', 'Gravel']);
    expect((await editor.call('tags/fetch', { domainId })).body).toEqual(all.body);
  });
});

describe('tags/add', () => {
  it('adds tags and categories, none of which replaces another, for publishers only', async () => {
    const { body: before } = await publisher.call('tags/fetch', { domainId });
    const add = (category: string, tag: string) => publisher.call('tags/add', { domainId, category, tag });
    await Promise.all(['Bread', 'Soup', 'Bread'].map((tag) => add('Meals', tag)));
    const { body: after } = await publisher.call('tags/fetch', { domainId });
    expect(
      after
        .find(({ id }) => id === 'Meals')
        ?.values.map(({ id }) => id)
        .sort(),
    ).toEqual(['Bread', 'Soup']);
    expect((await editor.call('tags/add', { domainId, category: 'Meals', tag: 'Cake' })).status).toBe(403);
    expect((await add('Meals', 'a:b')).status).toBe(400);
    await publisher.call('tags/save', { domainId, tags: before });
  });
});

describe('tags/save', () => {
  it('refuses editors, and tags that would be ambiguous in a filter', async () => {
    expect((await editor.call('tags/save', { domainId, tags: [] })).status).toBe(403);
    expect((await publisher.call('tags/save', { domainId, tags: [{ id: 'A:B' }] })).status).toBe(400);
    const twice = [{ id: 'Topic' }, { id: 'Topic' }];
    expect((await publisher.call('tags/save', { domainId, tags: twice })).status).toBe(400);
    expect((await publisher.call('tags/save', { domainId, tags: [{ id: 'Kind', values: twice }] })).status).toBe(400);
  });
});

describe('tags/filterListSelected', () => {
  const list = async (payload: object) => {
    const { body } = await visitor.call('tags/filterListSelected', { domainId, tagFilters: {}, ...payload });
    return body.map(({ slug }) => slug);
  };

  it('returns the pages that match a tag filter', async () => {
    const { body } = await visitor.call('tags/filterListSelected', {
      domainId,
      tagFilters: { include: ['Topic:Sand'] },
    });
    expect(body).toEqual([
      {
        _id: expect.any(String),
        slug: 'news/cove',
        header: expect.objectContaining({ heading: 'Cove', description: '' }),
        tags: ['Topic:Sand', 'Kind:News'],
      },
    ]);
  });

  it('honours a limit beside the filter and in it, and keeps the order of selected pages', async () => {
    const tagFilters = { include: ['Topic:Water'], limit: 1 };
    expect(await list({ tagFilters })).toEqual(['news/alder']);
    expect(await list({ tagFilters, limit: 16 })).toEqual(['news/alder', 'news/bay']);
    const { body } = await visitor.call('hub/filter', { domainId, hubFilters: ['Topic:Water'], sortBy: 'z-a' });
    const selected = body.pages.map(({ _id }) => _id);
    expect(await list({ tagFilters: { selected } })).toEqual(['news/bay', 'news/alder']);
  });
});

describe('careers/filter', () => {
  it('returns the jobs', async () => {
    const { body } = await visitor.call('careers/filter', { domainId, tagFilters: {} });
    expect(body).toEqual([
      { slug: 'careers/cook', header: expect.objectContaining({ heading: 'Cook', description: '' }) },
    ]);
  });
});

describe('text that looks like SQL or a path', () => {
  const INJECTIONS = ["x' OR '1'='1", 'Topic:%', "Topic:Water' --", 'Topic:$.heading', '$[0]:*'];

  it.each(INJECTIONS)('matches nothing: %s', async (text) => {
    for (const payload of [{ userFilters: [text] }, { hubFilters: [text] }, { hubFilters: { selected: [text] } }]) {
      const { status, body } = await visitor.call('hub/filter', { domainId, ...payload });
      expect([status, body.pages ?? []]).toEqual([status === 400 ? 400 : 200, []]);
    }
    expect((await visitor.call('hub/filter', { domainId: text })).status).toBe(404);
  });

  it('is refused as a sort order', async () => {
    for (const sortBy of ['slug', 'a-z; DROP TABLE pages', '', 'constructor', ['a-z']]) {
      expect((await visitor.call('hub/filter', { domainId, sortBy: sortBy as never })).status).toBe(400);
    }
  });
});

describe('input beyond the limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Topic:${index}`);

  it.each([
    ['101 filters', { userFilters: many(101) }],
    ['101 tags of a hub', { hubFilters: { include: many(101) } }],
    ['a page before the first', { pageIndex: -1 }],
    ['the billionth page', { pageIndex: 1e9 }],
    ['half a page', { pageIndex: 0.5 }],
    ['a page number of another type', { pageIndex: '0' as never }],
  ])('is refused before any work: %s', async (_, payload) => {
    expect((await visitor.call('hub/filter', { domainId, ...payload })).status).toBe(400);
  });

  it('is refused as a limit', async () => {
    for (const limit of [0, -1, 51, 1e6]) {
      const tagFilters = { limit };
      expect((await visitor.call('tags/filterListSelected', { domainId, tagFilters })).status).toBe(400);
      expect((await visitor.call('tags/filterListSelected', { domainId, tagFilters: {}, limit })).status).toBe(400);
    }
  });

  it('is too large as a body: fifty thousand filters', async () => {
    expect((await visitor.call('hub/filter', { domainId, userFilters: many(50_000) })).status).toBe(413);
  });
});

describe('long texts', () => {
  it.each(['<', 'a:', ' ', '-', "'", '%', '(a+)+'])('of %s are answered', async (part) => {
    const text = part.repeat(Math.floor(15_000 / part.length));
    expect((await visitor.call('hub/filter', { domainId, userFilters: [text] })).status).toBeLessThan(500);
  });
});
