import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

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

const page = (slug: string, text: string, fields: object = {}) => ({
  ...{ domainId, slug, title: slug, description: 'What it is' },
  contents: [{ componentType: 'ColumnContent', key: 'words', text }],
  ...fields,
});
const report = async (who = editor, payload: object = {}) =>
  (await who.call('report/loadPages', { domainId, ...payload })).body;
const linesOf = async (slug: string, who = editor) =>
  (await report(who)).lines
    .filter((line) => line.slug === slug)
    .map(({ check, where, message }) => [check, where, message]);

it('finds links that lead nowhere, in drafts and in what visitors have', async () => {
  const { body: saved } = await editor.call('page/save', {
    page: page('linking', '<p><a href="/nowhere#x">There</a></p>'),
  });
  const message = 'The link “There” leads to /nowhere, but that page does not exist.';
  expect(await linesOf('linking')).toEqual([
    ['never published', 'draft', ''],
    ['dead link', 'draft', message],
  ]);
  const { body: live } = await publisher.call('page/publishPage', { page: { ...saved } });
  expect(await linesOf('linking')).toEqual([['dead link', 'both', message]]);
  await editor.call('page/save', { page: { ...live, contents: [] } });
  expect(await linesOf('linking')).toEqual([['dead link', 'live', message]]);
});

it('takes anchors of the page itself for what they are', async () => {
  const link = { type: 'anchor', href: 'small-print', text: 'Down' };
  const contents = [{ componentType: 'Button', key: 'button', link }];
  await editor.call('page/save', { page: { ...page('anchored', ''), contents } });
  expect(await linesOf('anchored')).toEqual([['never published', 'draft', '']]);
});

it('finds pictures that say nothing, unless they are decorative or described in the library', async () => {
  const pictures = '<p><img data-image-id="gone"></p><p><img data-image-id="gone" alt=""></p>';
  await editor.call('page/save', { page: page('pictures', pictures, { description: '' }) });
  expect(await linesOf('pictures')).toEqual([
    ['description', 'draft', ''],
    ['never published', 'draft', ''],
    ['picture', 'draft', ''],
  ]);
});

it('names the block, and what is wrong in the navigation', async () => {
  const items = [{ key: 'a', link: { text: 'Gone', href: '/gone' }, description: '', items: [] }];
  await editor.call('site/saveNav', { nav: { _id: 'nav_main', domainId, items } } as never);
  const { lines, next, checked, total } = await report();
  expect(lines.find(({ slug }) => slug === 'pictures')?.title).toBe('pictures');
  expect(lines.find(({ check }) => check === 'picture')?.blockKey).toBe('words');
  expect(lines.find(({ kind }) => kind === 'navigation')).toMatchObject({ slug: null, title: 'Navigation' });
  expect([next, checked]).toEqual([null, total]);
});

it('leaves out pages for other roles, and refuses odd payloads', async () => {
  const { body } = await editor.call('page/save', { page: page('secret', '<p><a href="/nowhere">Out</a></p>') });
  const level = { viewer: true, editor: false, publisher: false };
  await admin.call('roles/applyToPage', { page: { _id: body._id }, roles: [{ _id: 'admin', level }] });
  expect(await linesOf('secret')).toEqual([]);
  expect(await linesOf('secret', admin)).toHaveLength(2);
  expect((await editor.call('report/loadPages', { domainId, months: 0 })).status).toBe(400);
  expect((await editor.call('report/loadPages', { domainId: 'nowhere' })).status).toBe(404);
});
