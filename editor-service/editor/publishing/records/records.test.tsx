import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, refuses } from '../../testing/fake-service.ts';
import { openDialog, renderInEditor } from '../../testing/render-in-editor.tsx';
import { LOADED, RECORD } from '../../testing/samples.ts';
import { listenToSet } from '../publish-news.ts';

const UNDO: PublishRecord = { ...RECORD, number: 14, name: 'News', source: 'undo', undoes: 12, overridden: 'No time' };
const UNDONE: PublishRecord = { ...RECORD, undoneBy: 14, isRemoval: true };

const ABOUT: UndoneItem = {
  ...({ kind: 'page', part: 'pages', _id: 'p1', title: 'About us', slug: 'about', change: 'changed' } as const),
  ...({ state: 'ready', reason: null, slugAfter: 'about', isInTrash: false } as const),
};
const LISTING: UndoneItem = { ...ABOUT, part: 'listings', slugAfter: null };
const GONE: UndoneItem = { ...ABOUT, _id: 'p2', title: 'Gone', slug: 'gone', change: 'added', isInTrash: true };
const NEWS: UndoneItem = {
  ...{ ...ABOUT, _id: 'p3', title: 'News', slug: 'news' },
  ...({ state: 'newer', reason: '“News” was published again since.' } as const),
};

const ANSWERS: Answers = {
  ...LOADED,
  'publish/records': { records: [UNDO, UNDONE], total: 2, people: ['ada', 'kim'] },
  'publish/record': ({ number }) => ({
    record: [UNDO, UNDONE].find((record) => record.number === Number(number)) ?? RECORD,
    items: [ABOUT, GONE, NEWS, LISTING],
    media: [{ _id: 'm1', name: 'face.png' }],
  }),
  'publish/undo': ({ isTrial }) => ({
    record: isTrial ? null : UNDO,
    items: [ABOUT, GONE, NEWS, LISTING],
    leftOut: null,
  }),
};

const openTab = (answers: Answers = ANSWERS, state = {}) =>
  openDialog({ kind: 'dashboard', tab: 'Published' }, { answers, state });
const press = (name: string | RegExp) => screen.findByRole('button', { name });

test('Published lists what went live, is searched and filtered, and opens a record', async () => {
  const { user, dialog, service } = await openTab();
  const table = await screen.findByRole('table', { name: 'Published' });
  const [, undo, undone] = within(table).getAllByRole('row');
  expect(undo?.textContent).toMatch(/News.*Undo of #12 · with errors: No time.*#14.*kim.*1 Oct 2026/);
  expect(undone?.textContent).toContain('Taken from visitors · Undone by #14');
  await expectAccessible(dialog);

  await user.type(screen.getByRole('searchbox', { name: 'Search by title, name or note' }), 'abo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'kim');
  await waitFor(() =>
    expect(service.sent('publish/records').at(-1)).toMatchObject({ search: 'abo', by: 'kim', page: '1' }),
  );

  await user.click(await press('News, #14'));
  const record = await screen.findByRole('dialog', { name: '#14: News' });
  const held = await within(record).findByRole('table', { name: 'What it held' });
  expect(within(held).getAllByRole('row')).toHaveLength(4);
  expect(held.textContent).toMatch(/About us\/aboutPageChanged.*Gone\/gonePageAdded/);
  await expectAccessible(record);
  await user.click(within(record).getByRole('button', { name: 'Undo of #12' }));
  await screen.findByRole('dialog', { name: '#12: About us and 2 others' });
});

test('Published says that nothing has gone live', async () => {
  await openTab({ 'publish/records': { records: [], total: 0, people: [] } });
  await screen.findByText('Nothing has gone live yet.');
});

test('a record is undone after a look at what that does, without what is left out', async () => {
  const { user, service, toast } = await openTab();
  await user.click(await press('About us and 2 others, #12'));
  await user.click(await press('Undo…'));
  const dialog = await screen.findByRole('dialog', { name: 'Undo #12: About us and 2 others' });
  await within(dialog).findByText('/about gets its earlier version back');
  within(dialog).getByText('/gone comes back, from the trash');
  within(dialog).getByText('“News” was published again since.');
  within(dialog).getByText(/^Drafts stay as they are/);
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What undoing will do');
  await expectAccessible(dialog);

  await user.click(within(dialog).getByRole('checkbox', { name: /^Gone/ }));
  await user.click(await press('Undo this publish'));
  await toast('Publish undone');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Undo/ })).toBeNull());
  const items = [
    { part: 'pages', _id: 'p1' },
    { part: 'listings', _id: 'p1' },
  ];
  expect(service.sent('publish/undo').at(-1)).toEqual({ domainId: 'd1', number: 12, items });
  act(() => service.tell({ domainId: 'd1', pageIds: ['p1'], state: 'live', milliseconds: 9, changed: [] }));
  await toast(/^Live in 9 ms/);
});

test('the toast of a publish that has gone live offers to undo it', async () => {
  const { user, service, workbench } = renderInEditor(null, { answers: ANSWERS });
  const news = await listenToSet(workbench, [{ kind: 'page', _id: 'p1' }]);
  act(() => news.show('Page Published'));
  act(() => service.tell({ domainId: 'd1', pageIds: ['p1'], state: 'live', milliseconds: 9, changed: [] }));
  await user.click(await press('Undo'));
  const dialog = await screen.findByRole('dialog', { name: 'Undo #14: News' });
  await within(dialog).findByText('/about gets its earlier version back');
  expect(service.sent('publish/records')).toMatchObject([{ _id: 'p1', limit: '1' }]);
  await user.click(await press('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused undo says why in the dialog, and keeps what was chosen', async () => {
  const { user, service } = await openDialog({ kind: 'record', number: 12, isUndoing: true }, { answers: ANSWERS });
  await user.click(await screen.findByRole('checkbox', { name: /^Gone/ }));
  service.answer({
    'publish/undo': ({ isTrial }) =>
      isTrial ? { record: null, items: [ABOUT, GONE], leftOut: null } : refuses(409, 'The disk is full'),
  });
  await user.click(await press('Undo this publish'));
  expect((await screen.findByRole('alert')).textContent).toBe('The disk is full');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Gone/ }).checked).toBe(false);
});

test('a record of which nothing is left to undo says so', async () => {
  const answers: Answers = {
    ...ANSWERS,
    'publish/undo': { record: null, items: [{ ...ABOUT, state: 'done' }], leftOut: null },
  };
  await openDialog({ kind: 'record', number: 12, isUndoing: true }, { answers });
  await screen.findByRole('heading', { name: 'Nothing is left to undo' });
  screen.getByText('It is as it was before already.');
  expect((await press('Undo this publish')).getAttribute('aria-disabled')).toBe('true');
});

test('who may not publish sees a record, and who can undo it', async () => {
  const session = { kind: 'active', username: 'eve', rights: { roles: ['editor'], isAdmin: false } } as const;
  const { user } = await openTab(ANSWERS, { session });
  await user.click(await press('News, #14'));
  const undo = await press('Undo…');
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(undo.title).toBe('Only publishers and administrators can do this.');
});
