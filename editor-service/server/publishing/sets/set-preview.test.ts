import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { SetItem } from '../../../contract/publishing-sets.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;

beforeAll(async () => {
  service = await startTestService();
  publisher = await service.as(['publisher']);
});

afterAll(() => service.discard());

type Page = AnswerOf<'page/save'>;
const domainId = 'main';

const saved = async (slug: string, fields: object = {}): Promise<Page> =>
  (await publisher.call('page/save', { page: { domainId, slug, header: { heading: `About ${slug}` }, ...fields } }))
    .body;

const item = ({ _id, revision }: Page, action: SetItem['action'] = 'publish') =>
  ({ kind: 'page', _id, revision, action }) as const;
const publish = (items: ReturnType<typeof item>[], client = publisher) =>
  client.call('publish/set', { domainId, items });
const links = (...slugs: string[]) =>
  slugs.map((slug) => ({ componentType: 'Button', key: slug, link: { type: 'page', href: `/${slug}`, text: slug } }));

describe('publish/preview', () => {
  const preview = async (items: SetItem[]) => (await publisher.call('publish/preview', { domainId, items })).body;

  it('says what moves, and the redirect it leaves', async () => {
    const page = await saved('before-move');
    await publish([item(page)]);
    const { body: moved } = await publisher.call('page/load', { slug: 'before-move', domainId });
    const { body } = await publisher.call('page/save', { page: { ...moved, slug: 'after-move' } as Page });
    const { moves } = await preview([item(body)]);
    expect(moves).toEqual([
      { _id: page._id, title: 'About before-move', slug: 'after-move', from: '/before-move', to: '/after-move' },
    ]);
  });

  it('finds links of other published pages to what it removes', async () => {
    const target = await saved('target');
    const source = await saved('source', { contents: links('target') });
    await publish([item(target), item(source)]);
    const expected = { from: { kind: 'page', _id: source._id, title: 'About source', slug: 'source' }, to: '/target' };
    expect((await preview([{ kind: 'page', _id: target._id, action: 'unpublish' }])).deadLinks).toEqual([expected]);
    const both: SetItem[] = [target, source].map(({ _id }) => ({ kind: 'page', _id, action: 'delete' }));
    expect((await preview(both)).deadLinks).toEqual([]);
  });

  it('offers pages that the set links to and that visitors do not have', async () => {
    const target = await saved('not-yet');
    const source = await saved('linking', { contents: links('not-yet', 'first') });
    const { unpublishedTargets } = await preview([item(source)]);
    expect(unpublishedTargets).toEqual([
      {
        ...{ kind: 'page', _id: target._id, title: 'About not-yet', slug: 'not-yet', refusal: null },
        linkedFrom: [{ kind: 'page', _id: source._id, title: 'About linking' }],
      },
    ]);
    expect((await preview([item(source), item(target)])).unpublishedTargets).toEqual([]);
  });

  it('finds links of a navigation or footer that lead nowhere', async () => {
    const [target, leaving] = [await saved('nav-target'), await saved('nav-leaving')];
    await publish([item(leaving)]);
    const hrefs = ['/nav-target', '/nav-leaving', '/nav-nowhere', 'https://example.org/x'];
    const items = hrefs.map((href, index) => ({ key: `${index}`, link: { href, text: href } }));
    const { body: nav } = await publisher.call('site/saveNav', { nav: { _id: 'nav_main_nsw', domainId, items } });
    const navigation = { kind: 'navigation', _id: nav._id, action: 'publish' } as const;
    const dead = async (others: SetItem[]) => (await preview([navigation, ...others])).deadLinks.map(({ to }) => to);
    expect(await dead([])).toEqual(['/nav-nowhere']);
    expect(await dead([item(target), item(leaving, 'unpublish')])).toEqual(['/nav-leaving', '/nav-nowhere']);
    const [first] = (await preview([navigation])).deadLinks;
    expect(first?.from).toEqual({ kind: 'navigation', _id: nav._id, title: 'Navigation (nsw)', slug: null });
  });

  it('finds redirects that a page would take the place of, and says who cannot go', async () => {
    const siteSettings = { _id: 'siteSettings_main', domainId };
    await publisher.call('siteSettings/saveSiteSettings', {
      siteSettings,
      redirects: [{ from: '/olden', to: '/first' }],
    });
    const settings = [{ kind: 'siteSettings' as const, _id: siteSettings._id }];
    await publisher.call('publish/set', { domainId, items: settings });
    const page = await saved('olden');
    const { shadowedRedirects, refusals } = await preview([
      item(page),
      { kind: 'page', _id: 'unknown', action: 'publish' },
    ]);
    expect(shadowedRedirects).toEqual([
      { from: '/olden', to: '/first', page: { _id: page._id, title: 'About olden', slug: 'olden' } },
    ]);
    expect(refusals).toEqual([
      { kind: 'page', _id: 'unknown', title: 'Page', message: 'A page of this set could not be found' },
    ]);
  });
});
