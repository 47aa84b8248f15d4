import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../contract/calls.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;

beforeAll(async () => {
  service = await startTestService();
  publisher = await service.as(['publisher']);
});

afterAll(() => service.discard());

type Page = AnswerOf<'page/save'>;
const domainId = 'main';

const publish = async (slug: string, heading: string, page: Partial<Page> = {}): Promise<Page> =>
  (await publisher.call('page/publishPage', { page: { ...page, domainId, slug, header: { heading } } as Page })).body;
const draftAt = async (slug: string): Promise<Page> =>
  (await publisher.call('page/load', { slug, domainId })).body as Page;
const records = async (query: object = {}) =>
  (await publisher.call('publish/records', { domainId, limit: 50, ...query })).body.records;
const last = async () => {
  const [record] = await records();
  if (!record) throw new Error('Nothing was recorded');
  return record;
};
const undo = (number: number, more: object = {}) => publisher.call('publish/undo', { domainId, number, ...more });
const site = async (path: string) => {
  const response = await fetch(`${service.siteUrl}${path}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const published = (page: Page) =>
  readFile(join(service.folder, 'data/published', domainId, 'pages', `${page._id}.json`), 'utf8');

const publishedRedirects = () =>
  readFile(join(service.folder, 'data/published', domainId, 'redirects.json'), 'utf8').catch(() => 'none');

const untilLive = () =>
  expect.poll(async () => (await (await fetch(`${service.editorUrl}/readyz`)).json()).waiting, SOON).toBe(0);

describe('publish/records', () => {
  it('has each publish with its name, person and what it changed; a repeated one that changes nothing is none', async () => {
    const page = await publish('recorded', 'Recorded');
    const record = await last();
    expect(record).toMatchObject({
      ...{
        name: 'Recorded',
        by: page.updatedBy,
        source: 'publish',
        total: 1,
        undoes: null,
        undoneBy: null,
        isRemoval: false,
      },
    });
    const { body } = await publisher.call('publish/record', { domainId, number: record.number });
    expect(body.items).toEqual([
      { kind: 'page', part: 'pages', _id: page._id, title: 'Recorded', slug: 'recorded', change: 'added' },
    ]);
    await publisher.call('publish/set', { domainId, items: [{ kind: 'page', _id: page._id }] });
    expect((await last()).number).toBe(record.number);
    expect((await records({ search: 'ecorde' })).map(({ number }) => number)).toEqual([record.number]);
    expect((await records({ _id: page._id })).map(({ number }) => number)).toEqual([record.number]);
    expect(await records({ by: 'nobody' })).toEqual([]);
    expect((await publisher.call('publish/records', { domainId })).body.people).toContain(record.by);
  });

  it('names a set by its first page and counts the others', async () => {
    const pages = [];
    for (const slug of ['set-a', 'set-b', 'set-c'])
      pages.push((await publisher.call('page/save', { page: { domainId, slug, header: { heading: slug } } })).body);
    const items = pages.map(({ _id }) => ({ kind: 'page', _id }) as const);
    await publisher.call('publish/set', { domainId, items });
    expect(await last()).toMatchObject({ name: 'set-a and 2 others', total: 3 });
  });
});

describe('publish/undo', () => {
  it('tells the person whose publish it was, once, unless they undo it themselves', async () => {
    const told = async () => (await publisher.call('notification/list', { domainId })).body.notifications;
    await publish('told-of', 'Told');
    const { number } = await last();
    await undo(number);
    expect(await told()).toEqual([]);
    await publish('told-of-too', 'Told too');
    const other = await last();
    await (await service.as(['publisher'])).call('publish/undo', { domainId, number: other.number });
    const about = { kind: 'record', _id: `${other.number}`, title: 'Told too', slug: null };
    expect(await told()).toMatchObject([{ kind: 'undone', about }]);
  });

  it('gives visitors the earlier bytes back, leaves the draft alone, and can be undone itself', async () => {
    const first = await publish('taken-back', 'First words');
    await untilLive();
    const before = await published(first);
    await publish('taken-back', 'Second words', first);
    const changed = await last();
    await untilLive();
    const after = await published(first);

    const trial = await undo(changed.number, { isTrial: true });
    expect(trial.body).toMatchObject({ record: null, items: [{ state: 'ready', change: 'changed' }] });
    expect(await published(first)).toBe(after);

    const { body } = await undo(changed.number);
    expect(body.record).toMatchObject({ source: 'undo', undoes: changed.number });
    await untilLive();
    expect(await published(first)).toBe(before);
    expect((await site('/taken-back')).text).toContain('First words');
    expect((await draftAt('taken-back')).header).toMatchObject({ heading: 'Second words' });
    const waiting = (await publisher.call('publish/waiting', { domainId })).body.items;
    expect(waiting.find(({ _id }) => _id === first._id)).toMatchObject({ state: 'changed' });
    expect((await records()).find(({ number }) => number === changed.number)?.undoneBy).toBe(body.record?.number);

    await undo(body.record?.number ?? 0);
    await untilLive();
    expect(await published(first)).toBe(after);
    expect((await publisher.call('publish/waiting', { domainId })).body.items.map(({ _id }) => _id)).not.toContain(
      first._id,
    );
  });

  it('of a first publish takes the page from visitors, and its draft waits again', async () => {
    const page = await publish('never-mind', 'Never mind');
    const { number } = await last();
    await undo(number);
    await untilLive();
    expect((await site('/never-mind')).status).toBe(404);
    const waiting = (await publisher.call('publish/waiting', { domainId })).body.items;
    expect(waiting.find(({ _id }) => _id === page._id)).toMatchObject({ state: 'new' });
    expect((await draftAt('never-mind')).published).toBe(false);
  });

  it('of a move brings the address back, without the redirect that the move left', async () => {
    const page = await publish('old-place', 'Moving');
    const redirects = await publishedRedirects();
    await publish('new-place', 'Moving', page);
    const { number } = await last();
    await untilLive();
    expect((await site('/new-place')).status).toBe(200);
    const { body: trial } = await undo(number, { isTrial: true });
    expect(trial.items[0]).toMatchObject({ slug: 'new-place', slugAfter: 'old-place', isInTrash: false });
    await undo(number);
    await untilLive();
    expect((await site('/old-place')).status).toBe(200);
    expect((await site('/new-place')).status).toBe(404);
    expect(await publishedRedirects()).toBe(redirects);
    const waiting = (await publisher.call('publish/waiting', { domainId })).body.items;
    expect(waiting.map(({ kind }) => kind)).not.toContain('siteSettings');
  });

  it('of a deletion takes the page out of the trash, unless its address belongs to another page', async () => {
    const page = await publish('deleted', 'Deleted');
    await publisher.call('page/delete', { _id: page._id });
    const { number, isRemoval } = await last();
    expect(isRemoval).toBe(true);
    const other = await publish('deleted', 'Another');
    const refused = await undo(number);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('belongs to “Another”'),
    ]);
    await publisher.call('page/delete', { _id: other._id });
    const { body: trial } = await undo(number, { isTrial: true });
    expect(trial.items[0]).toMatchObject({ change: 'added', slugAfter: 'deleted', isInTrash: true });
    await undo(number);
    await untilLive();
    expect((await site('/deleted')).text).toContain('Deleted');
    expect((await draftAt('deleted'))._id).toBe(page._id);
  });

  it('leaves what was published again since, and offers the rest', async () => {
    const pages = [await publish('rest-a', 'A'), await publish('rest-b', 'B')];
    for (const page of pages)
      await publisher.call('page/save', {
        page: { ...(await draftAt(page.slug)), header: { heading: 'Wrong' } } as Page,
      });
    await publisher.call('publish/set', { domainId, items: pages.map(({ _id }) => ({ kind: 'page', _id }) as const) });
    const { number } = await last();
    await publish('rest-b', 'Right', await draftAt('rest-b'));
    const { body } = await undo(number);
    expect(body.items.map(({ slug, state }) => [slug, state])).toEqual([
      ['rest-a', 'ready'],
      ['rest-b', 'newer'],
    ]);
    await untilLive();
    expect((await site('/rest-a')).text).not.toContain('Wrong');
    expect((await site('/rest-b')).text).toContain('Right');
    const again = await undo(number);
    expect([again.status, again.body.error.message]).toEqual([409, expect.stringContaining('published again since')]);
  });

  it('of more than a transaction should hold is one record', async () => {
    const pages: Page[] = [];
    for (let index = 0; index < 30; index += 1) pages.push(await publish(`many-${index}`, 'Early'));
    for (const page of pages)
      await publisher.call('page/save', { page: { ...(await draftAt(page.slug)), header: { heading: 'Late' } } });
    await publisher.call('publish/set', { domainId, items: pages.map(({ _id }) => ({ kind: 'page', _id }) as const) });
    const { number } = await last();
    const { body } = await undo(number);
    expect(body.record).toMatchObject({ undoes: number, total: 30 });
    await untilLive();
    expect((await site('/many-29')).text).toContain('Early');
    expect((await records()).filter(({ undoes }) => undoes === number)).toHaveLength(1);
  });

  it('back to a moment is one record of everything since, in steps if it is much', async () => {
    const pages: Page[] = [];
    for (let index = 0; index < 30; index += 1) pages.push(await publish(`back-${index}`, 'At the moment'));
    const nav = (text: string) => ({ _id: 'nav_main', domainId, items: [{ key: 'a', link: { href: '/', text } }] });
    await publisher.call('site/publishNav', { nav: nav('Entry then') });
    const { number: to } = await last();
    for (const page of pages.slice(1)) await publish(page.slug, 'Since then', await draftAt(page.slug));
    await publish('back-moved', 'Moved since', await draftAt('back-0'));
    await publisher.call('page/delete', { _id: pages[1]?._id ?? '' });
    const added = await publish('back-1', 'Took the place');
    await publisher.call('site/publishNav', { nav: nav('Entry since') });
    const count = async () => (await publisher.call('publish/siteAt', { domainId })).body.total;
    const before = await count();

    const { body: trial } = await publisher.call('publish/undo', { domainId, to, isTrial: true });
    expect(trial.items.find(({ _id }) => _id === pages[1]?._id)).toMatchObject({ state: 'taken' });
    await publisher.call('page/delete', { _id: added._id });
    const { body } = await publisher.call('publish/undo', { domainId, to });
    expect(body).toMatchObject({ leftOut: null, record: { name: `Back to #${to}`, source: 'undo', undoes: null } });
    expect(await count()).toBe(before + 2);
    await untilLive();
    for (const slug of ['back-0', 'back-1', 'back-29'])
      expect((await site(`/${slug}`)).text).toMatch(/Entry then.*At the moment/s);
    expect((await site('/back-moved')).status).toBe(404);
    const left = await publisher.call('publish/undo', { domainId, to, isTrial: true });
    expect(left.body.items.filter(({ state }) => state !== 'done')).toEqual([]);
    expect((await publisher.call('publish/undo', { domainId, to: 9999 })).status).toBe(404);
    expect((await publisher.call('publish/undo', { domainId })).status).toBe(400);
  });

  it('of a document of the site brings back what visitors had, or the defaults', async () => {
    const nav = { _id: 'nav_main', domainId, items: [{ key: 'a', link: { href: '/', text: 'Wrong entry' } }] };
    await publisher.call('site/publishNav', { nav });
    const { number, name } = await last();
    expect(name).toBe('Navigation');
    await untilLive();
    expect((await site('/taken-back')).text).toContain('Wrong entry');
    await undo(number);
    await untilLive();
    expect((await site('/taken-back')).text).not.toContain('Wrong entry');
  });

  it('is not for people who may not publish the page, nor for records of another domain', async () => {
    const page = await publish('guarded-undo', 'Guarded');
    const { number } = await last();
    const editor = await service.as(['editor']);
    expect((await editor.call('publish/undo', { domainId, number })).status).toBe(403);
    const admin = await service.as(['admin']);
    const { body: role } = await admin.call('roles/save', { role: { name: 'Board' } });
    await admin.call('roles/applyToPage', { page, roles: [{ _id: role._id, level: { publisher: true } }] });
    const refused = await undo(number);
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('certain roles')]);
    expect((await publisher.call('publish/undo', { domainId: 'other', number })).status).toBe(404);
  });
});
