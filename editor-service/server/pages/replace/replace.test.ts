import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../../contract/calls.ts';
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

const save = async (slug: string, text: string, fields: object = {}) => {
  const contents = [{ componentType: 'ColumnContent', key: 'words', text: `<p>${text}</p>` }];
  return (await editor.call('page/save', { page: { domainId, slug, title: slug, contents, ...fields } })).body;
};
type Search = Partial<PayloadOf<'content/find'>> & { text: string };
const find = async (search: Search, who = editor) =>
  (await who.call('content/find', { domainId, scopes: ['pages'], ...search })).body;
const replace = async (search: Search, replacement: string, who = editor) => {
  const { documents } = await find(search, who);
  const chosen = documents.map(({ kind, _id, version, finds }) => ({
    kind,
    _id,
    version,
    finds: finds.map((one) => one.at),
  }));
  return {
    send: async () =>
      (await editor.call('content/replace', { domainId, ...search, replacement, documents: chosen })).body,
  };
};
const textOf = async (_id: string) =>
  (await editor.call('page/loadRevision', { _id, domainId, revision: (await history(_id))[0]?.revision ?? 0 })).body
    ?.contents[0]?.text;
const history = async (_id: string) => (await editor.call('page/history', { _id, domainId })).body;

describe('content/find', () => {
  it('lists finds with their document, and nothing of pages for other roles', async () => {
    const open = await save('open-day', 'The alder grows.');
    const secret = await save('secret', 'An alder, too.');
    const level = { viewer: true, editor: true, publisher: true };
    await admin.call('roles/applyToPage', { page: { _id: secret._id }, roles: [{ _id: 'admin', level }] });
    const answer = await find({ text: 'ALDER' });
    expect(answer).toMatchObject({ next: null });
    expect(answer.documents).toMatchObject([
      { kind: 'pages', _id: open._id, title: 'open-day', slug: 'open-day', refusal: null, version: '1' },
    ]);
    expect(answer.documents[0]?.finds).toMatchObject([
      { blockKey: 'words', before: 'The ', match: 'alder', after: ' grows.' },
    ]);
    expect((await find({ text: 'alder' }, admin)).documents).toHaveLength(2);
  });

  it('searches what is chosen: pages, navigation, notices', async () => {
    await editor.call('banner/saveBanner', { banner: { domainId, text: 'Closed on Sunday' } });
    expect((await find({ text: 'sunday' })).documents).toEqual([]);
    const [banner] = (await find({ text: 'sunday', scopes: ['notices', 'navigation'] })).documents;
    expect(banner).toMatchObject({ kind: 'banner', title: 'Banner', slug: null });
  });

  it('continues where it stopped', async () => {
    await save('many', 'z '.repeat(600));
    for (let number = 0; number < 120; number += 1) await save(`more/${number}`, number === 119 ? 'z' : 'x');
    const first = await find({ text: 'z' });
    expect(first.next).not.toBeNull();
    const second = await find({ text: 'z', after: first.next });
    const slugs = [...first.documents, ...second.documents].map(({ slug }) => slug);
    expect(slugs).toEqual(['many', 'more/119']);
  });

  it('refuses an empty search, no scope and an unknown domain', async () => {
    const status = async (payload: object) =>
      (await editor.call('content/find', { domainId, text: 'a', scopes: ['pages'], ...payload })).status;
    expect(await status({ text: '  ' })).toBe(400);
    expect(await status({ scopes: [] })).toBe(400);
    expect(await status({ domainId: 'nowhere' })).toBe(404);
  });
});

describe('content/replace', () => {
  it('changes drafts as versions with a name, and publishes nothing', async () => {
    const page = await save('renamed', 'Mr Birch and Mrs Birch');
    await publisher.call('page/publishPage', { page });
    const { send } = await replace({ text: 'Birch' }, 'Rowan <b>');
    const answer = await send();
    expect(answer).toEqual({
      changed: [{ kind: 'pages', _id: page._id, title: 'renamed', slug: 'renamed' }],
      ...{ skipped: [], warnings: [] },
    });
    expect(await textOf(page._id)).toBe('<p>Mr Rowan &lt;b&gt; and Mrs Rowan &lt;b&gt;</p>');
    expect((await history(page._id))[0]).toMatchObject({ action: 'save', name: 'Replaced “Birch” with “Rowan <b>”' });
    const { body: waiting } = await publisher.call('publish/waiting', { domainId });
    expect(waiting.items.map(({ _id }) => _id)).toContain(page._id);
  });

  it('skips what changed meanwhile, what is gone and what one may not edit, and says so', async () => {
    const [stale, gone, locked, fine] = [
      await save('stale', 'Hazel'),
      await save('gone', 'Hazel'),
      await save('locked', 'Hazel'),
      await save('fine', 'Hazel'),
    ];
    const level = { viewer: false, editor: true, publisher: false };
    await admin.call('roles/applyToPage', { page: { _id: locked._id }, roles: [{ _id: 'admin', level }] });
    const found = await find({ text: 'hazel' });
    expect(found.documents.find(({ _id }) => _id === locked._id)?.refusal).toBe(
      'Only certain roles may edit this page',
    );
    const { send } = await replace({ text: 'hazel' }, 'Elm');
    await editor.call('page/save', { page: { ...stale, title: 'Newer' } });
    await publisher.call('page/delete', { _id: gone._id, domainId });
    const answer = await send();
    expect(answer.changed.map(({ _id }) => _id)).toEqual([fine._id]);
    expect(Object.fromEntries(answer.skipped.map(({ _id, reason }) => [_id, reason]))).toEqual({
      [stale._id]: 'It was changed in the meantime; search again',
      [gone._id]: 'It no longer exists',
      [locked._id]: 'Only certain roles may edit this page; please ask an administrator',
    });
    expect(await textOf(stale._id)).toBe('<p>Hazel</p>');
  });

  it('changes navigation, footer and notices, if they are still the same', async () => {
    await editor.call('banner/saveBanner', { banner: { domainId, text: 'Open on Monday' } });
    const search: Search = { text: 'monday', scopes: ['notices'] };
    const { send } = await replace(search, 'Tuesday');
    expect((await send()).changed).toMatchObject([{ kind: 'banner', title: 'Banner' }]);
    expect((await find({ text: 'tuesday', scopes: ['notices'] })).documents).toHaveLength(1);
    expect((await send()).skipped).toMatchObject([
      { title: 'Banner', reason: 'It was changed in the meantime; search again' },
    ]);
  });

  it('says that a title got too long, and that an address leads nowhere now', async () => {
    await save('long', '', { title: `maple ${'x'.repeat(280)}` });
    const long = await (await replace({ text: 'maple' }, 'm'.repeat(100))).send();
    expect(long.skipped).toMatchObject([{ slug: 'long', reason: expect.stringContaining('300') }]);
    await save('linking', '<a href="/open-day">Willow</a>');
    const dead = await (await replace({ text: '/open-day', inAddresses: true }, '/shut-day')).send();
    expect(dead.warnings).toEqual(['linking: A new link leads to /shut-day, but that page does not exist.']);
  });

  it('refuses nothing chosen, too many documents, and one twice', async () => {
    const status = async (documents: object[]) =>
      (await editor.call('content/replace', { domainId, text: 'a', replacement: 'b', documents: documents as never }))
        .status;
    const one = { kind: 'pages', _id: 'a', version: '1', finds: [0] };
    expect(await status([])).toBe(400);
    expect(await status([one, one])).toBe(400);
    expect(await status(Array.from({ length: 501 }, (_, index) => ({ ...one, _id: `${index}` })))).toBe(400);
  });
});
