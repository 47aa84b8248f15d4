import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let admin: TestClient;
let publisher: TestClient;
let editor: TestClient;
const domainId = 'main';

beforeAll(async () => {
  service = await startTestService();
  [admin, publisher, editor] = await Promise.all([
    service.as(['admin']),
    service.as(['publisher']),
    service.as(['editor']),
  ]);
});

afterAll(() => service.discard());

const add = async (slug: string, fields: object = {}) =>
  (await editor.call('page/save', { page: { domainId, slug, ...fields } })).body;
const publish = async (slug: string) => (await publisher.call('page/publishPage', { page: { domainId, slug } })).body;
const demand = (_id: string, level: object) =>
  admin.call('roles/applyToPage', { page: { _id }, roles: [{ _id: 'admin', level }] });
const slugsBelow = async (under: string) =>
  (await editor.call('page/find', { under, sort: 'address' })).body.pages.map(({ slug }) => slug);

describe('page/rename', () => {
  it('changes the title and nothing else, as a new revision', async () => {
    const page = await add('named', { title: 'Old', header: { heading: 'Kept' } });
    const { body } = await editor.call('page/rename', { domainId, _id: page._id, title: ' New ' });
    expect(body).toMatchObject({ title: 'New', header: { heading: 'Kept' }, revision: page.revision + 1 });
  });

  it('refuses an outdated revision, an empty title, another domain and a page for other roles', async () => {
    const { _id, revision } = await add('strict');
    const rename = async (fields: object) =>
      (await editor.call('page/rename', { domainId, _id, title: 'X', ...fields })).status;
    expect(await rename({ revision: revision + 1 })).toBe(409);
    expect(await rename({ title: ' ' })).toBe(400);
    expect(await rename({ domainId: 'other' })).toBe(404);
    await demand(_id, { editor: true });
    expect(await rename({})).toBe(403);
  });
});

describe('page/move', () => {
  it('moves a page and all below it, and says so beforehand', async () => {
    const { _id } = await add('old', { title: 'Old place' });
    await publish('old/live');
    await add('old/live/deep');
    await add('older');
    const plan = await editor.call('page/checkMove', { domainId, _id, slug: '/New Place/' });
    expect(plan.body).toEqual({
      pages: [
        { _id, title: 'Old place', from: 'old', to: 'new-place', isLive: false },
        expect.objectContaining({ from: 'old/live', to: 'new-place/live', isLive: true }),
        expect.objectContaining({ from: 'old/live/deep', to: 'new-place/live/deep', isLive: false }),
      ],
      taken: [],
      refusal: null,
    });
    expect(await slugsBelow('old')).toEqual(['old/live', 'old/live/deep']);
    const { body } = await editor.call('page/move', { domainId, _id, slug: 'new-place' });
    expect(body.pages.map(({ slug }) => slug)).toEqual(['new-place', 'new-place/live', 'new-place/live/deep']);
    expect(await slugsBelow('old')).toEqual([]);
    expect(await slugsBelow('new-place')).toEqual(['new-place/live', 'new-place/live/deep']);
  });

  it('gives each published page a redirect when it is published again', async () => {
    const page = await publish('from');
    await editor.call('page/move', { domainId, _id: page._id, slug: 'target' });
    const stored = await editor.call('page/load', { domainId, slug: 'target' });
    await publisher.call('page/publishPage', { page: stored.body });
    const { body } = await editor.call('redirects/list', { domainId });
    expect(body.redirects).toContainEqual(expect.objectContaining({ from: '/from', to: '/target' }));
  });

  it('moves the page alone when asked, and its listing with it', async () => {
    const { _id } = await add('alone');
    await add('alone/child');
    await editor.call('page/save', { page: { _id, domainId, slug: 'alone' }, collection: 'listings' });
    await editor.call('page/move', { domainId, _id, slug: 'apart', withChildren: false });
    expect(await slugsBelow('alone')).toEqual(['alone/child']);
    const listing = await editor.call('page/load', { domainId, slug: 'apart', collection: 'listings' });
    expect(listing.body._id).toBe(_id);
  });

  it('moves nothing when one address is taken, and names it beforehand', async () => {
    const { _id } = await add('here');
    await add('here/a');
    await add('here/b');
    await add('there/b');
    const plan = await editor.call('page/checkMove', { domainId, _id, slug: 'there' });
    expect(plan.body.taken).toEqual(['there/b']);
    const { status, body } = await editor.call('page/move', { domainId, _id, slug: 'there' });
    expect([status, body.error.message]).toEqual([409, 'The address /there/b belongs to another page']);
    expect(await slugsBelow('here')).toEqual(['here/a', 'here/b']);
  });

  it('refuses a place below itself, the same place, a reserved address, and the home page', async () => {
    const { _id } = await add('self');
    const refused = async (slug: string, id = _id) => {
      const { status, body } = await editor.call('page/move', { domainId, _id: id, slug });
      return [status, body.error.message];
    };
    expect(await refused('self/below')).toEqual([400, 'A page cannot be moved below itself']);
    expect(await refused('self')).toEqual([400, 'The page already has this address']);
    expect((await refused('api/x'))[0]).toBe(400);
    expect(await refused('🎉')).toEqual([400, expect.stringContaining('Use only lower-case letters')]);
    expect((await refused(''))[0]).toBe(400);
    const home = await editor.call('page/load', { domainId, slug: '' });
    expect((await refused('start', home.body._id))[0]).toBe(400);
  });

  it('refuses when a page below it is for other roles, and says so beforehand without naming hidden pages', async () => {
    const { _id } = await add('open');
    const secret = await add('open/secret');
    await demand(secret._id, { viewer: true });
    const plan = await editor.call('page/checkMove', { domainId, _id, slug: 'shut' });
    expect(plan.body.pages.map(({ from }) => from)).toEqual(['open']);
    expect(plan.body.refusal).toMatch(/other roles/);
    expect((await editor.call('page/move', { domainId, _id, slug: 'shut' })).status).toBe(403);
    expect((await admin.call('page/move', { domainId, _id, slug: 'shut' })).status).toBe(200);
  });
});

describe('page/changeTags', () => {
  it('adds and removes tags of several pages, and reports those that changed', async () => {
    const one = await add('t1', { tags: ['kind:old', 'kind:kept'] });
    const other = await add('t2', { tags: ['kind:new', 'kind:kept'] });
    const change = { add: ['kind:new'], remove: ['kind:old'] };
    const { body } = await editor.call('page/changeTags', { domainId, pages: [one._id, other._id], ...change });
    expect(body).toEqual({ changed: [one._id] });
    expect((await editor.call('page/load', { domainId, slug: 't1' })).body.tags).toEqual(['kind:kept', 'kind:new']);
  });

  it('changes no page when one is gone or for other roles', async () => {
    const one = await add('t3');
    const locked = await add('t4');
    await demand(locked._id, { editor: true });
    const tag = async (pages: string[]) =>
      (await editor.call('page/changeTags', { domainId, pages, add: ['kind:new'] })).status;
    expect(await tag([one._id, 'gone'])).toBe(404);
    expect(await tag([one._id, locked._id])).toBe(403);
    expect(await tag([])).toBe(400);
    expect((await editor.call('page/load', { domainId, slug: 't3' })).body.tags).toEqual([]);
  });
});
