import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../../contract/calls.ts';
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

type Blocks = NonNullable<PayloadOf<'page/save'>['page']['contents']>;

const domainId = 'main';
const collection = 'sections' as const;
const headline = (title: string) => ({ componentType: 'Headline', key: 'h1', title });
const shows = (sectionId: string) => ({ componentType: 'Section', key: `s-${sectionId}`, sectionId });
const siteText = async (path: string) => (await fetch(`${service.siteUrl}${path}`)).text();

async function section(title: string, contents: Blocks = [headline(title)]) {
  return (await publisher.call('page/save', { page: { domainId, slug: '', title, contents }, collection })).body;
}

async function page(slug: string, contents: Blocks) {
  const posted = { domainId, slug, header: { heading: `About ${slug}` }, contents };
  return (await publisher.call('page/save', { page: posted })).body;
}

const itemOf = (kind: 'page' | 'section', { _id, revision }: { _id: string; revision: number }): SetItem => ({
  ...{ kind, _id, revision },
  action: 'publish',
});
const publish = (...items: SetItem[]) => publisher.call('publish/set', { domainId, items });
const preview = async (...items: SetItem[]) => (await publisher.call('publish/preview', { domainId, items })).body;
const waitingOf = async (id: string, client = publisher) =>
  (await client.call('publish/waiting', { domainId })).body.items.find(({ _id }) => _id === id);

describe('a section in a set', () => {
  it('waits until it is published, and again once it says something else', async () => {
    const hours = await section('Opening hours');
    expect(await waitingOf(hours._id)).toMatchObject({
      ...{ kind: 'section', title: 'Opening hours', slug: null, region: null, state: 'new', parts: ['sections'] },
      ...{ revision: hours.revision, refusal: null },
    });
    const { body } = await publish(itemOf('section', hours));
    expect(body.items).toMatchObject([{ kind: 'section', title: 'Opening hours', slug: null, result: 'published' }]);
    expect(await waitingOf(hours._id)).toBeUndefined();
    const { body: now } = await publisher.call('page/load', { slug: hours.slug, domainId, collection });
    await publisher.call('page/save', { page: { ...now, contents: [headline('Changed')] }, collection });
    expect(await waitingOf(hours._id)).toMatchObject({ state: 'changed' });
    const { body: copies } = await publisher.call('publish/loadCopies', { domainId, kind: 'section', _id: hours._id });
    expect(copies).toMatchObject({
      draft: { contents: [{ title: 'Changed' }] },
      published: { contents: [{ title: 'Opening hours' }] },
    });
  });

  it('goes live together with the page that shows it', async () => {
    const shared = await section('Shared words');
    const shown = await page('shows-shared', [shows(shared._id)]);
    expect((await publish(itemOf('page', shown), itemOf('section', shared))).status).toBe(200);
    await expect.poll(() => siteText('/shows-shared'), SOON).toContain('About shows-shared');
    const file = join(service.folder, 'data', 'published', domainId, 'sections', `${shared._id}.json`);
    const written = () => readFile(file, 'utf8').catch(() => ''); // beside the rebuild, perhaps after the page is live
    await expect.poll(written, SOON).toContain('"Shared words"');
    const { body: repeated } = await publish(itemOf('section', shared));
    expect(repeated.items).toMatchObject([{ result: 'unchanged' }]);
    const { body: audit } = await admin.call('audit/list', { size: 5 });
    expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'publish', subject: shared._id }));
  });

  it('is refused when it was changed, deleted, or is for other roles, and can only be published', async () => {
    const own = await section('Own');
    await publisher.call('page/save', { page: { ...own, contents: [headline('Newer')] }, collection });
    const outdated = await publish(itemOf('section', own));
    expect([outdated.status, outdated.body.error.message]).toEqual([409, expect.stringContaining('“Own”')]);
    const removed = await publish({ kind: 'section', _id: own._id, action: 'unpublish' });
    expect([removed.status, removed.body.error.validationErrors]).toEqual([
      400,
      [expect.stringContaining('Only pages can be unpublished or deleted')],
    ]);
    await publisher.call('page/delete', { _id: own._id, domainId, collection });
    const gone = await publish({ kind: 'section', _id: own._id, action: 'publish' });
    expect([gone.status, gone.body.error.message]).toEqual([404, 'A section of this set was deleted']);

    const secret = await section('Secret');
    const roles = [{ _id: 'admin', level: { viewer: true } }];
    await admin.call('roles/applyToPage', { page: { _id: secret._id }, collection, roles });
    expect(await waitingOf(secret._id)).toBeUndefined();
    expect(await waitingOf(secret._id, admin)).toMatchObject({ refusal: expect.stringContaining('only some roles') });
    expect((await publish({ kind: 'section', _id: secret._id, action: 'publish' })).status).toBe(403);
  });
});

describe('publish/preview', () => {
  it('offers sections that the set shows and that visitors do not have, at any depth', async () => {
    const inner = await section('Inner');
    const outer = await section('Outer', [shows(inner._id)]);
    const shown = await page('shows-outer', [{ ...headline('x'), key: 'h2' }, shows(outer._id)]);
    const targets = async (...items: SetItem[]) =>
      (await preview(...items)).unpublishedTargets.map(({ kind, title, slug, linkedFrom, refusal }) => ({
        ...{ kind, title, slug, refusal },
        from: linkedFrom.map((one) => one.title),
      }));
    const target = (title: string, from: string) => ({
      kind: 'section',
      title,
      slug: null,
      refusal: null,
      from: [from],
    });
    expect(await targets(itemOf('page', shown))).toEqual([target('Outer', 'About shows-outer')]);
    expect(await targets(itemOf('page', shown), itemOf('section', outer))).toEqual([target('Inner', 'Outer')]);
    await publish(itemOf('section', inner), itemOf('section', outer));
    expect(await targets(itemOf('page', shown))).toEqual([]);
  });

  it('finds links of a section to a page that goes, and pages that a section links to', async () => {
    const target = await page('section-target', []);
    const button = { componentType: 'Button', key: 'b', link: { type: 'page', href: '/section-target', text: 'Go' } };
    const linking = await section('Linking', [button]);
    const [offered] = (await preview(itemOf('section', linking))).unpublishedTargets;
    expect(offered).toMatchObject({
      kind: 'page',
      _id: target._id,
      linkedFrom: [{ kind: 'section', title: 'Linking' }],
    });
    await publish(itemOf('page', target), itemOf('section', linking));
    expect((await preview({ kind: 'page', _id: target._id, action: 'unpublish' })).deadLinks).toEqual([
      { from: { kind: 'section', _id: linking._id, title: 'Linking', slug: null }, to: '/section-target' },
    ]);
  });
});
