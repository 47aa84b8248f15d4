import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let other: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [publisher, other] = await Promise.all([service.as(['publisher']), service.as(['publisher'])]);
});

afterAll(() => service.discard());

async function pageWithListing(slug: string) {
  const page = { domainId: 'main', slug, template: 'generic' };
  const { body: saved } = await publisher.call('page/save', { page });
  const listing = { ...page, _id: saved._id, title: `Listing of ${slug}` };
  expect((await publisher.call('page/save', { page: listing, collection: 'listings' })).status).toBe(200);
  return { _id: saved._id, page, listing };
}

const isPublished = async (_id: string) => {
  const { body } = await publisher.call('listing/findById', { id: _id });
  return body.listing.published;
};

describe('a listing', () => {
  it('shares the _id of its page, and is published, unpublished, deleted and restored with it', async () => {
    const { _id, page } = await pageWithListing('cafe');
    expect(await isPublished(_id)).toBe(false);
    await publisher.call('page/publishPage', { page: { ...page, _id } });
    expect(await isPublished(_id)).toBe(true);
    await publisher.call('page/unpublishPage', { _id });
    expect(await isPublished(_id)).toBe(false);
    await publisher.call('page/delete', { _id });
    expect((await publisher.call('listing/findById', { id: _id })).status).toBe(404);
    const { body: trash } = await publisher.call('trash/list', { domainId: 'main' });
    expect(trash.map(({ pageId, collection }) => [pageId, collection])).toEqual([[_id, 'pages']]);
    expect((await publisher.call('page/restore', { _id })).status).toBe(200);
    expect(await isPublished(_id)).toBe(false);
    expect((await publisher.call('trash/list', { domainId: 'main' })).body).toEqual([]);
  });

  it.each(['before', 'after'])('is as restricted as its page if it was created %s the restriction', async (order) => {
    const admin = await service.as(['admin']);
    const { body: page } = await admin.call('page/save', { page: { domainId: 'main', slug: `closed-${order}` } });
    const { _id } = page;
    const listing = { domainId: 'main', slug: page.slug, _id };
    const restrict = () =>
      admin.call('roles/applyToPage', { page, roles: [{ _id: 'admin', level: { viewer: true, publisher: true } }] });
    if (order === 'after') await restrict();
    expect((await admin.call('page/save', { page: listing, collection: 'listings' })).status).toBe(200);
    if (order === 'before') await restrict();
    const replies = [
      await publisher.call('listing/findById', { id: _id }),
      await publisher.call('page/load', { slug: page.slug, collection: 'listings' }),
      await publisher.call('page/save', { page: listing, collection: 'listings' }),
      await publisher.call('listing/publishListing', { listing }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 404, 403, 403]);
  });

  it('requires a page', async () => {
    const page = { domainId: 'main', slug: 'orphan', _id: 'nobody' };
    expect((await publisher.call('page/save', { page, collection: 'listings' })).status).toBe(404);
  });

  it('can still be published by itself', async () => {
    const { _id, listing } = await pageWithListing('museum');
    const { body } = await publisher.call('listing/publishListing', { listing });
    expect(body).toMatchObject({ _id, published: true, title: 'Listing of museum' });
  });
});

describe('calls of older clients', () => {
  it('page/load and page/checkSlug use the domain of the hostname', async () => {
    const { body: page } = await publisher.call('page/save', { page: { domainId: 'main', slug: 'older' } });
    expect((await publisher.call('page/load', { slug: 'older' })).body._id).toBe(page._id);
    expect((await publisher.call('page/checkSlug', { slug: 'older' })).body).toBe(page._id);
    expect((await publisher.call('page/checkSlug', { slug: 'older', _id: page._id })).body).toBeNull();
  });
});

describe('page/usedIn', () => {
  it('finds links in blocks, rich text and navigation', async () => {
    const { body: target } = await publisher.call('page/save', { page: { domainId: 'main', slug: 'target' } });
    const link = (key: string, href: string) => ({ componentType: 'Button', key, link: { type: 'page', href } });
    const saved = async (slug: string, block: object) => {
      const contents = [{ componentType: 'Headline', key: 'h', ...block }];
      const title = slug === 'by-link' ? 'By link' : '';
      await publisher.call('page/save', { page: { domainId: 'main', slug, title, contents } });
    };
    await saved('by-link', link('a', '/target#top'));
    await saved('by-text', richText('/target'));
    await saved('not-this', link('b', '/target-other'));
    const items = [{ key: 'a', link: { href: '/target', text: 'Target' } }];
    await publisher.call('site/saveNav', { nav: { domainId: 'main', items } });
    const { body } = await publisher.call('page/usedIn', { _id: target._id });
    expect(body.map(({ _id, slug }) => slug ?? _id)).toEqual(['by-link', 'by-text', 'nav_main']);
    expect(body.map(({ name }) => name)).toEqual(['By link', 'by-text', undefined]);
  });
});

const richText = (href: string) => ({
  componentType: 'Form',
  key: 'f',
  successMessage: `<p>See <a href="${href}">this</a></p>`,
});

describe('page/presence', () => {
  it('reports who else is at a page, and who saved it last', async () => {
    const { body: page } = await publisher.call('page/save', { page: { domainId: 'main', slug: 'busy' } });
    const { revision, updatedAt, updatedBy } = page;
    const stored = { revision, updatedAt, updatedBy };
    expect((await publisher.call('page/presence', { _id: page._id })).body).toEqual({ people: [], stored, unread: 0 });
    const { body } = await other.call('page/presence', { _id: page._id });
    expect(body.people).toEqual([{ username: expect.stringMatching(/^person/), since: expect.stringMatching(/Z$/) }]);
    await publisher.call('page/presence', { _id: page._id, isLeaving: true });
    expect((await other.call('page/presence', { _id: page._id })).body.people).toEqual([]);
  });
});
