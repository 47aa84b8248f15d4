import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF, picture } from '../testing/sample-uploads.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [editor, publisher] = await Promise.all([service.as(['editor']), service.as(['publisher'])]);
});

afterAll(() => service.discard());

let count = 0;

async function add(fields: object = {}, name = 'plan.pdf') {
  const { status, body } = await editor.upload('media/upload', fields, { name, bytes: `${PDF}${++count}` });
  expect(status).toBe(200);
  return body;
}

const idsIn = async (query: object) =>
  (await editor.call('media/list', query)).body.items.map(({ _id }: { _id: string }) => _id).sort();

describe('folders of the library', () => {
  it('are created, moved with what is in them, and deleted when empty', async () => {
    expect((await editor.call('media/createFolder', { path: 'Events/ 2026 ' })).body).toEqual({ path: 'Events/2026' });
    const item = await add({ folder: 'Events/2026' });
    expect((await editor.call('media/moveFolder', { path: 'Events', to: 'Past' })).status).toBe(200);
    expect(await idsIn({ folder: 'Past' })).toEqual([item._id]);
    expect((await editor.call('media/getFolders', {})).body.folders).toEqual([
      { path: 'Past', items: 0 },
      { path: 'Past/2026', items: 1 },
    ]);
    expect((await editor.call('media/removeFolder', { path: 'Past/2026' })).status).toBe(409);
    await editor.call('media/organise', { ids: [item._id], folder: '' });
    expect(await idsIn({ folder: '/' })).toContain(item._id);
    expect((await editor.call('media/removeFolder', { path: 'Past' })).status).toBe(409);
    for (const path of ['Past/2026', 'Past']) {
      expect((await editor.call('media/removeFolder', { path })).status).toBe(200);
    }
  });

  it('are refused with a taken name, inside themselves, too deep, or when they are gone', async () => {
    await editor.call('media/createFolder', { path: 'A/B' });
    const status = async (path: string, to: string) => (await editor.call('media/moveFolder', { path, to })).status;
    expect((await editor.call('media/createFolder', { path: 'a/b' })).status).toBe(409);
    expect((await editor.call('media/createFolder', { path: 'A//B' })).status).toBe(400);
    expect((await editor.call('media/createFolder', { path: '1/2/3/4/5/6/7' })).status).toBe(400);
    expect(await status('A', 'A/B/C')).toBe(409);
    expect(await status('A', '1/2/3/4/5/6')).toBe(400);
    expect(await status('Gone', 'Other')).toBe(404);
    expect(await status('A/B', 'A/b')).toBe(200);
    const file = { name: 'a.pdf', bytes: PDF };
    expect((await editor.upload('media/upload', { folder: 'Gone' }, file)).status).toBe(404);
  });
});

describe('media/organise', () => {
  it('adds and removes tags, which the list filters and searches by', async () => {
    const [first, second] = [await add(), await add()];
    const ids = [first._id, second._id];
    const { body } = await editor.call('media/organise', { ids, addTags: ['Summer', 'Árbol'] });
    expect(body.items).toMatchObject([{ tags: ['Árbol', 'Summer'] }, { tags: ['Árbol', 'Summer'] }]);
    await editor.call('media/organise', { ids: [second._id], removeTags: ['Summer'] });
    expect(await idsIn({ tag: 'Summer' })).toEqual([first._id]);
    expect(await idsIn({ search: 'summ' })).toEqual([first._id]);
    expect((await editor.call('media/getFolders', {})).body.tags).toEqual([
      { tag: 'Árbol', items: 2 },
      { tag: 'Summer', items: 1 },
    ]);
  });

  it('changes all or nothing', async () => {
    const item = await add();
    const status = async (change: object) =>
      (await editor.call('media/organise', { ids: [item._id], ...change })).status;
    expect(await status({ ids: [item._id, 'gone'], addTags: ['x'] })).toBe(404);
    expect(await status({ folder: 'Nowhere', addTags: ['x'] })).toBe(404);
    await status({ addTags: Array.from({ length: 20 }, (_, index) => `t${index}`) });
    expect(await status({ addTags: ['one too many'] })).toBe(400);
    expect(await idsIn({ tag: 'x' })).toEqual([]);
  });
});

describe('media/deleteMany', () => {
  it('deletes what nothing uses and names the rest', async () => {
    const [unused, used] = [await add(), await add({}, 'kept.pdf')];
    const header = { heading: `/_files/${used._id}/kept.pdf` };
    await publisher.call('page/save', { page: { domainId: 'main', slug: 'uses-it', header } });
    expect(await idsIn({ unused: 'true' })).not.toContain(used._id);
    const ids = [unused._id, used._id];
    expect((await editor.call('media/deleteMany', { ids })).status).toBe(403);
    const kept = [{ _id: used._id, name: 'kept.pdf' }];
    expect((await publisher.call('media/deleteMany', { ids })).body).toMatchObject({ deleted: 1, kept });
    expect((await publisher.call('media/deleteMany', { ids })).status).toBe(409);
    expect(await idsIn({})).not.toContain(unused._id);
  });
});

describe('media/getOriginals', () => {
  it('sends originals as one archive, each under a name of its own', async () => {
    const items = [await add({}, 'a/../plan.pdf'), await add({}, 'plan.pdf')];
    const path = `/api/media/getOriginals?ids=${items.map(({ _id }) => _id).join()}`;
    const { status, headers, body } = await editor.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toBe('attachment; filename=Media.zip');
    expect(body.match(/plan[^P]*?\.pdf/g)).toEqual(['plan.pdf', 'plan (2).pdf', 'plan.pdf', 'plan (2).pdf']);
    expect(body).toContain(`${PDF}${count}`);
    expect((await editor.get('/api/media/getOriginals?ids=gone')).status).toBe(404);
  });
});

describe('media/upload of a file that is there', () => {
  it('answers with the present item if wanted, whatever its name, and stores it twice otherwise', async () => {
    const bytes = await picture(31, 17).jpeg().toBuffer();
    const send = (name: string, fields: object = {}) => editor.upload('media/upload', fields, { name, bytes });
    const { body: first } = await send('one.jpg');
    const { body: again } = await send('two.jpg', { ifKnown: 'answer' });
    expect(again).toEqual({ ...first, isKnown: true });
    const { body: second } = await send('two.jpg');
    expect(second._id).not.toBe(first._id);
  });
});

describe('the focus of a picture', () => {
  it('is stored, kept when the picture is replaced, and taken away again', async () => {
    const file = { name: 'wide.png', bytes: await picture(300, 100).png().toBuffer() };
    const { _id } = (await editor.upload('media/upload', {}, file)).body;
    const focus = { x: 0.9, y: 0.5 };
    expect((await editor.call('media/update', { _id, focus })).body).toMatchObject({ focus });
    expect((await editor.call('media/update', { _id, focus: { x: 2, y: 0 } })).status).toBe(400);
    const other = { name: 'other.png', bytes: await picture(400, 100).png().toBuffer() };
    expect((await publisher.upload('media/replace', { _id }, other)).body).toMatchObject({ width: 400, focus });
    expect((await editor.call('media/update', { _id, focus: null })).body).not.toHaveProperty('focus');
  });
});
