import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { SetItem } from '../../../contract/publishing-sets.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [publisher, admin] = await Promise.all([service.as(['publisher']), service.as(['admin'])]);
});

afterAll(() => service.discard());

type Page = AnswerOf<'page/save'>;
const domainId = 'main';
const siteText = async (path: string) => (await fetch(`${service.siteUrl}${path}`)).text();

const saved = async (slug: string, fields: object = {}): Promise<Page> =>
  (await publisher.call('page/save', { page: { domainId, slug, header: { heading: `About ${slug}` }, ...fields } }))
    .body;

const edited = async (page: Page, heading: string): Promise<Page> => {
  const { body: now } = await publisher.call('page/load', { slug: page.slug, domainId });
  return (await publisher.call('page/save', { page: { ...now, header: { heading } } as Page })).body;
};

const item = ({ _id, revision }: Page, action: SetItem['action'] = 'publish') =>
  ({ kind: 'page', _id, revision, action }) as const;
const waiting = async (client = publisher) => (await client.call('publish/waiting', { domainId })).body.items;
const waitingIds = async () => (await waiting()).map(({ _id }) => _id);
const publish = (items: ReturnType<typeof item>[], client = publisher) =>
  client.call('publish/set', { domainId, items });
const text = (html: string) => ({ componentType: 'ColumnContent', key: 't', heading: 'Two', text: html });

describe('publish/waiting', () => {
  it('lists a new page until it is published, and again once its content differs', async () => {
    const page = await saved('first');
    const mine = async () => (await waiting()).find(({ _id }) => _id === page._id);
    expect(await mine()).toMatchObject({
      ...{ kind: 'page', title: 'About first', slug: 'first', state: 'new', parts: ['pages'] },
      ...{ revision: page.revision, updatedBy: page.updatedBy, refusal: null, region: null },
    });
    await publish([item(page)]);
    expect(await mine()).toBeUndefined();
    const changed = await edited(page, 'Other words');
    expect(await mine()).toMatchObject({ state: 'changed', title: 'Other words', revision: changed.revision });
    await edited(page, 'About first');
    expect(await mine()).toBeUndefined();
  });

  it('leaves out a page that was taken offline, until it is changed', async () => {
    const page = await saved('offline');
    await publish([item(page)]);
    await publisher.call('page/unpublishPage', { _id: page._id });
    expect(await waitingIds()).not.toContain(page._id);
    await edited(page, 'Back again');
    expect((await waiting()).find(({ _id }) => _id === page._id)).toMatchObject({ state: 'new' });
  });

  it('lists site documents, those of regions by name, and redirects as site settings', async () => {
    const nav = { _id: 'nav_main_vic', domainId, items: [{ key: 'a', link: { href: '/', text: 'Home' } }] };
    await publisher.call('site/saveNav', { nav });
    const siteSettings = { _id: 'siteSettings_main', domainId, title: 'New title' };
    const redirects = [{ from: '/olden', to: '/first' }];
    await publisher.call('siteSettings/saveSiteSettings', { siteSettings, redirects });
    const items = await waiting();
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'navigation',
        _id: 'nav_main_vic',
        title: 'Navigation (vic)',
        region: 'vic',
        state: 'new',
      }),
    );
    const settings = items.find(({ kind }) => kind === 'siteSettings');
    expect(settings?._id).toBe('siteSettings_main');
    expect(settings?.parts.toSorted()).toEqual(['redirects', 'siteSettings']);
    const chosen = items.filter(({ kind }) => kind !== 'page').map(({ kind, _id }) => ({ kind, _id }));
    const { body } = await publisher.call('publish/set', { domainId, items: chosen });
    expect(body.items.map(({ result }) => result)).toEqual(chosen.map(() => 'published'));
    expect((await waiting()).filter(({ kind }) => kind !== 'page')).toEqual([]);
    const visitor = await service.as(null);
    expect((await visitor.call('siteSettings/loadSiteSettings', { domainId })).body.title).toBe('New title');
  });

  it('says who may not publish, and hides pages that the caller may not view', async () => {
    const [page, secret] = [await saved('guarded'), await saved('secret')];
    const { body: role } = await admin.call('roles/save', { role: { name: 'Board' } });
    const roles = (level: object) => [{ _id: role._id, level }];
    await admin.call('roles/applyToPage', { page, roles: roles({ publisher: true }) });
    await admin.call('roles/applyToPage', { page: secret, roles: roles({ viewer: true }) });
    expect((await waiting()).find(({ _id }) => _id === page._id)?.refusal).toMatch(/certain roles/);
    expect(await waitingIds()).not.toContain(secret._id);
    const editor = await service.as(['editor']);
    expect((await waiting(editor)).every(({ refusal }) => refusal?.includes('publisher'))).toBe(true);
    const { status, body } = await publish([
      item(await saved('with-guarded')),
      { kind: 'page', _id: page._id, action: 'publish', revision: page.revision },
    ]);
    expect([status, body.error.message]).toEqual([403, expect.stringContaining('“About guarded”')]);
    expect((await publisher.call('page/load', { slug: 'with-guarded', domainId })).body.published).toBe(false);
    const hidden = await publish([item(secret)]);
    expect([hidden.status, hidden.body.error.message]).toEqual([403, expect.not.stringContaining('secret')]);
    const admins = await publish([{ kind: 'page', _id: secret._id, action: 'publish', revision: 2 }], admin);
    expect(admins.body.error.message).toContain('only some roles may view it');
  });
});

describe('publish/set', () => {
  it('publishes, unpublishes and deletes together, and says what became of each', async () => {
    const [one, two, three] = [await saved('set-one'), await saved('set-two'), await saved('set-three')];
    await publish([item(two), item(three)]);
    const [now2, now3] = [await edited(two, 'Two'), await edited(three, 'Three')];
    const { status, body } = await publish([item(one), item(now2, 'unpublish'), item(now3, 'delete')]);
    expect(status).toBe(200);
    expect(body.items.map(({ title, action, result }) => [title, action, result])).toEqual([
      ['About set-one', 'publish', 'published'],
      ['Two', 'unpublish', 'unpublished'],
      ['Three', 'delete', 'deleted'],
    ]);
    await expect.poll(() => siteText('/set-one'), SOON).toContain('About set-one');
    await expect.poll(() => siteText('/set-two'), SOON).toContain('could not be found');
    await expect.poll(() => siteText('/set-three'), SOON).toContain('could not be found');
    const { body: audit } = await admin.call('audit/list', { size: 10 });
    expect(audit.entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([
        `publish /set-one (${one._id})`,
        `unpublish /set-two (${two._id})`,
        `delete /set-three (${three._id})`,
      ]),
    );
  });

  it('publishes a listing with its page', async () => {
    const page = await saved('listed');
    await publish([item(page)]);
    const listing = { ...page, header: { heading: 'Card' } } as Page;
    await publisher.call('page/save', { page: { ...listing, revision: undefined }, collection: 'listings' });
    expect((await waiting()).find(({ _id }) => _id === page._id)).toMatchObject({
      parts: ['listings'],
      state: 'changed',
    });
    const { _id } = page;
    await publisher.call('publish/set', { domainId, items: [{ kind: 'page', _id }] });
    expect(await waitingIds()).not.toContain(page._id);
  });

  it('refuses all for one outdated revision, naming the page, with the current one', async () => {
    const [one, two] = [await saved('stale-one'), await saved('stale-two')];
    const newer = await edited(two, 'Newer words');
    const { status, body } = await publish([item(one), item(two)]);
    expect(status).toBe(409);
    expect(body.error.message).toContain('“Newer words” was changed by');
    expect(body.error.current?.revision).toBe(newer.revision);
    expect(await waitingIds()).toEqual(expect.arrayContaining([one._id, two._id]));
  });

  it('deletes no page that was changed since it was chosen', async () => {
    const page = await saved('spared');
    await edited(page, 'Worth keeping');
    expect((await publish([item(page, 'delete')])).status).toBe(409);
  });

  it('does no harm when an overlapping set has just published a page', async () => {
    const [one, two, three] = [await saved('lap-one'), await saved('lap-two'), await saved('lap-three')];
    const other = await service.as(['publisher']);
    const [first, second] = await Promise.all([
      publish([item(one), item(two)]),
      publish([item(two), item(three)], other),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const results = [...first.body.items, ...second.body.items]
      .filter(({ _id }) => _id === two._id)
      .map(({ result }) => result);
    expect(results.toSorted()).toEqual(['published', 'unchanged']);
    expect((await waitingIds()).filter((id) => [one._id, two._id, three._id].includes(id))).toEqual([]);
    const { body: history } = await publisher.call('page/history', { _id: two._id });
    expect(history.filter(({ action }) => action === 'publish')).toHaveLength(1);
  });

  it('is stopped by a page that cannot be rendered, in the middle, before anything is written', async () => {
    const [one, broken, three] = [
      await saved('ok-one'),
      await saved('bad-two', { header: { heading: 'Broken' } }),
      await saved('ok-three'),
    ];
    const { status, body } = await publish([item(one), item(broken), item(three)]);
    expect(status).toBe(400);
    expect(body.error.message).toBe(
      '“Broken” cannot be rendered, so nothing was published: Block Headline (h1) cannot be rendered',
    );
    expect(await waitingIds()).toEqual(expect.arrayContaining([one._id, broken._id, three._id]));
    expect(await siteText('/ok-one')).toContain('could not be found');
  });

  it('names a page that was deleted meanwhile', async () => {
    const page = await saved('deleted-meanwhile');
    await publisher.call('page/delete', { _id: page._id });
    const { status, body } = await publish([item(page)]);
    expect([status, body.error.message]).toEqual([404, 'The page /deleted-meanwhile was deleted']);
  });

  it('with checks, lists the errors of all its pages; only an administrator may override them', async () => {
    const page = await saved('with-error', { contents: [text('<p><a href="/no-such-page">More</a></p>')] });
    const items = [item(page)];
    const refused = await publisher.call('publish/set', { domainId, items, checks: {} });
    expect(refused.status).toBe(400);
    expect(refused.body.error.validationErrors?.[0]).toMatch(/^“About with-error”: /);
    const reason = 'It is urgent';
    expect((await publisher.call('publish/set', { domainId, items, checks: { reason } })).status).toBe(403);
    expect((await admin.call('publish/set', { domainId, items, checks: { reason } })).status).toBe(200);
  });

  it.each([
    ['nothing chosen', []],
    [
      'something chosen twice',
      [
        { kind: 'page', _id: 'a' },
        { kind: 'page', _id: 'a' },
      ],
    ],
    ['a banner to be deleted', [{ kind: 'banner', _id: 'banner_main', action: 'delete' }]],
    ['an unknown kind', [{ kind: 'wizard', _id: 'a' }]],
  ])('refuses %s', async (_name, items) => {
    expect((await publisher.call('publish/set', { domainId, items: items as never })).status).toBe(400);
  });

  it('finds no document of another domain', async () => {
    const { status } = await publisher.call('publish/set', {
      domainId,
      items: [{ kind: 'navigation', _id: 'nav_other' }],
    });
    expect(status).toBe(404);
  });
});

it('what the editor shows as live is what the database says', async () => {
  const db = await openDatabase(databaseIn(join(service.folder, 'data')), { readonly: true });
  const rows = await db
    .selectFrom('draftStates')
    .where('isPublished', '=', 1)
    .where('part', '=', 'pages')
    .select('id')
    .execute();
  const published = await db
    .selectFrom('pages')
    .where('copy', '=', 'published')
    .where('collection', '=', 'pages')
    .select('id')
    .execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(published.map(({ id }) => id).sort());
  await db.destroy();
});

describe('the first publish', () => {
  const dateOf = async (slug: string) => (await publisher.call('page/load', { slug, domainId })).body.publishDate;
  const TODAY = /^20\d\d-\d\d-\d\d$/;

  it.each([
    ['with a tag', { tags: ['Topic:Soup'] }],
    ['of the template for news', { template: 'news' }],
  ])('dates a page %s, once, and leaves its draft without changes', async (_, fields) => {
    const slug = `first-${Object.keys(fields)[0]}`;
    const page = await saved(slug, fields);
    await publish([item(page)]);
    const day = await dateOf(slug);
    expect(day).toMatch(TODAY);
    expect(await siteText(`/${slug}`)).toBeDefined();
    expect(await waitingIds()).not.toContain(page._id);
    const { body: now } = await publisher.call('page/load', { slug, domainId });
    const { body: undated } = await publisher.call('page/save', { page: { ...now, publishDate: '' } as Page });
    await publish([item(undated)]);
    expect(await dateOf(slug)).toBe('');
  });

  it.each([
    ['that no list finds', { template: 'generic' }, undefined],
    ['that has a date', { template: 'news', publishDate: '2020-02-02' }, '2020-02-02'],
  ])('leaves the date of a page %s', async (_, fields, date) => {
    const slug = `dated-${fields.template}`;
    await publish([item(await saved(slug, fields))]);
    expect(await dateOf(slug)).toBe(date);
  });

  it('dates a page that is posted, too', async () => {
    const page = { domainId, slug: 'posted-news', template: 'news', header: { heading: 'News' } };
    const { body } = await publisher.call('page/publishPage', { page });
    expect(body.publishDate).toMatch(TODAY);
  });
});
