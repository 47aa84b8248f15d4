import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfFile, type FileRecord } from '#content-store/model/media/file.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let admin: TestClient;
let publisher: TestClient;
let editor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [admin, publisher, editor] = await Promise.all([
    service.as(['admin']),
    service.as(['publisher']),
    service.as(['editor']),
  ]);
});

afterAll(() => service.discard());

const page = (slug: string, text = '') => ({
  domainId: 'main',
  slug,
  header: { heading: `About ${slug}` },
  contents: [{ componentType: 'ColumnContent', key: 'words', id: 'words', heading: 'Two words', text }],
});
const target = async (href: string, who = editor) => (await who.call('link/check', { domainId: 'main', href })).body;

describe('link/check', () => {
  it('says what an address leads to', async () => {
    await publisher.call('page/publishPage', { page: page('open') });
    await editor.call('page/save', { page: page('draft') });
    const { body: trashed } = await editor.call('page/save', { page: page('trashed') });
    await publisher.call('page/delete', { _id: trashed._id, domainId: 'main' });
    const is = (state: string, title: string) => ({ kind: 'page', state, title });
    expect(await target('/open')).toEqual(is('public', 'About open'));
    expect(await target(`${service.editorUrl}/open?x=1#words`)).toEqual(is('public', 'About open'));
    expect(await target('/draft')).toEqual(is('draft', 'About draft'));
    expect(await target('/trashed')).toEqual(is('gone', 'About trashed'));
    expect(await target('/nowhere')).toEqual(is('missing', ''));
    expect(await target('www.example.org')).toEqual({ kind: 'web', state: 'public', title: '' });
    expect(await target('our open day')).toBeNull();
  });

  it('says whether a file is still in the library', async () => {
    const { body } = await editor.upload('media/upload', {}, { name: 'Plan.pdf', bytes: '%PDF-1.7 plan' });
    const href = addressOfFile(body as unknown as FileRecord);
    expect(await target(href)).toEqual({ kind: 'file', state: 'public', title: 'Plan.pdf' });
    await publisher.call('media/delete', { _id: body._id });
    expect(await target(href)).toEqual({ kind: 'file', state: 'gone', title: '' });
  });

  it('names a page restricted to some roles only to them', async () => {
    const { body } = await editor.call('page/save', { page: page('secret') });
    const level = { viewer: true, editor: false, publisher: false };
    await admin.call('roles/applyToPage', { page: { _id: body._id }, roles: [{ _id: 'admin', level }] });
    expect(await target('/secret')).toEqual({ kind: 'page', state: 'draft', title: '' });
    expect((await target('/secret', admin))?.title).toBe('About secret');
    expect((await editor.call('link/anchors', { domainId: 'main', slug: 'secret' })).body).toEqual([]);
  });
});

describe('link/anchors', () => {
  it('lists those of a stored page, and of a page as posted', async () => {
    await editor.call('page/save', { page: page('anchors') });
    const words = { id: 'words', text: 'Two words' };
    expect((await editor.call('link/anchors', { domainId: 'main', slug: 'anchors' })).body).toEqual([words]);
    const contents = page('anchors').contents.map((item) => ({ ...item, id: 'changed' }));
    const changed = { ...page('anchors'), contents };
    const { body } = await editor.call('link/anchors', { domainId: 'main', slug: 'anchors', page: changed });
    expect(body).toEqual([{ ...words, id: 'changed' }]);
  });

  it('has none for an address without a page, and refuses an unknown domain', async () => {
    expect((await editor.call('link/anchors', { domainId: 'main', slug: 'nothing' })).body).toEqual([]);
    expect((await editor.call('link/anchors', { domainId: 'nowhere', slug: '' })).status).toBe(404);
  });
});

describe('page/check', () => {
  it('finds anchors that other pages do not have, as visitors see them', async () => {
    await publisher.call('page/publishPage', { page: page('shown') });
    const text = '<p><a href="/shown#words">Words</a> <a href="/shown#gone">Gone</a></p>';
    const { body } = await editor.call('page/check', { page: page('linking', text) });
    expect(body.problems.map(({ message }) => message)).toEqual([
      'The link “Gone” leads to /shown#gone, but that page has no heading or anchor “gone”.',
    ]);
  });
});

describe('page/save', () => {
  it('says that a page was deleted between choosing it and saving, once', async () => {
    const { body: chosen } = await editor.call('page/save', { page: page('chosen') });
    await publisher.call('page/delete', { _id: chosen._id, domainId: 'main' });
    const text = '<p><a href="/chosen">Chosen</a></p>';
    const { body: saved } = await editor.call('page/save', { page: page('choosing', text) });
    expect(saved.deadLinks).toEqual(['A new link leads to “About chosen” (/chosen), which is in the trash.']);
    expect(saved.contents[0]).toMatchObject({ text });
    const { _id, revision } = saved;
    const again = await editor.call('page/save', { page: { ...page('choosing', text), _id, revision } });
    expect(again.body.deadLinks).toBeUndefined();
  });
});
