import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schedule } from '#content-store/model/entities/schedule.ts';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, refuses } from '../../testing/fake-service.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { CATEGORIES, pageEntry } from '../../testing/samples.ts';

const SOUP = pageEntry('soup');
const LEEK = pageEntry('soup/leek', { status: 'draft', publishableByYou: false });
const NO_EFFECTS = {
  moves: [],
  deadLinks: [],
  unpublishedTargets: [],
  shadowedRedirects: [],
  refusals: [],
  approvals: [],
};
const ANSWERS: Answers = {
  'page/children': ({ parent }) =>
    parent === 'soup'
      ? { nodes: [{ slug: 'soup/leek', page: LEEK, below: 0 }], total: 1 }
      : { nodes: [{ slug: 'soup', page: SOUP, below: 1 }], total: 1 },
  'page/find': { pages: [SOUP, LEEK], total: 2 },
  'page/loadFilters': { templates: ['generic'], authors: [], people: ['kim'], tags: ['Place:Garden'] },
  'schedule/list': { schedules: [], zone: 'UTC' },
  'page/usedIn': [],
  'tags/fetch': CATEGORIES,
  'publish/preview': NO_EFFECTS,
  'page/checkSlug': null,
};
const open = async (answers: Answers = {}) => {
  const editor = await openDialog({ kind: 'pageBrowser' }, { answers: { ...ANSWERS, ...answers } });
  await screen.findByRole('row', { name: /About soup/ });
  return editor;
};
/** Opens the menu of the page and chooses a task. */
async function choose({ user }: Awaited<ReturnType<typeof open>>, task: string) {
  await user.click(screen.getByRole('button', { name: 'Actions for About soup' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${task}`) }));
  return screen.findByRole(['Publish', 'Unpublish', 'Delete'].includes(task) ? 'alertdialog' : 'dialog', {
    name: new RegExp(task),
  });
}

test('PageBrowser opens the tree by keyboard, and a page with Enter', async () => {
  const { user, dialog, store } = await open();
  await expectAccessible(dialog);
  await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), '{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('About soup'));
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('row', { name: /About soup\/leek/ });
  await user.keyboard('{ArrowDown} ');
  await screen.findByText('1 selected');
  await expectAccessible(dialog);
  await user.keyboard('{Enter}');
  expect(store.getState().isLeaving).toBe(true);
});

test('PageBrowser searches, sorts and filters as a list', async () => {
  const { user, dialog, service } = await open();
  await user.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByText('2 pages');
  await user.click(screen.getByRole('button', { name: 'Changed' }));
  await waitFor(() => expect(service.sent('page/find').at(-1)).toMatchObject({ sort: 'updatedAt' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'soup');
  await user.click(screen.getByRole('checkbox', { name: 'Search page text' }));
  await user.click(screen.getByRole('button', { name: 'Show Filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  await waitFor(() =>
    expect(service.sent('page/find').at(-1)).toMatchObject({ q: 'soup', inTexts: 'true', status: 'draft' }),
  );
  await screen.findByText('2 pages found');
  await expectAccessible(dialog);
});

test('PageBrowser says when no page matches', async () => {
  const { user } = await open({ 'page/find': { pages: [], total: 0 } });
  await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'zzz');
  await screen.findByText(/^No pages match/);
});

test('a page is renamed', async () => {
  const editor = await open({ 'page/rename': { ...sampleDocuments().page, _id: SOUP._id } });
  const dialog = await choose(editor, 'Rename');
  await expectAccessible(dialog);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await editor.user.clear(title);
  within(dialog).getByText('Enter a title');
  await editor.user.type(title, 'Soups{Enter}');
  await editor.toast('Renamed to “Soups”');
  expect(editor.service.sent('page/rename')).toEqual([{ domainId: 'd1', _id: SOUP._id, title: 'Soups' }]);
});

test('a dialog that was opened from the menu of a row returns the focus to that row', async () => {
  const editor = await open();
  await choose(editor, 'Rename');
  await editor.user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for About soup' })),
  );
});

test('a page is moved, once it is said what moves with it', async () => {
  const moved = [{ _id: SOUP._id, title: 'About soup', from: 'soup', to: 'menu', isLive: true }];
  const editor = await open({
    'page/checkMove': { pages: moved, taken: [], refusal: null },
    'page/move': { pages: [{ _id: SOUP._id, slug: 'menu', revision: 4 }] },
  });
  const dialog = await choose(editor, 'Move');
  const address = screen.getByRole('textbox', { name: 'New address' });
  await editor.user.clear(address);
  await editor.user.type(address, 'menu');
  await screen.findByText(/^One of these is live/);
  await expectAccessible(dialog);
  await editor.user.click(screen.getByRole('button', { name: 'Move page' }));
  await editor.toast('Moved to /menu');
  expect(editor.service.sent('page/move')).toEqual([
    { domainId: 'd1', _id: SOUP._id, slug: 'menu', withChildren: true },
  ]);
});

const sampleMove = (fields: Partial<Schedule>): Schedule => ({
  ...{
    _id: 's1',
    domainId: 'd1',
    action: 'move',
    name: 'Move “About soup” to /menu',
    items: [],
    zone: 'UTC',
    reason: null,
  },
  ...{ at: '2026-11-30T09:00:00.000Z', day: '2026-11-30', time: '09:00', createdBy: 'ada', doneAt: null },
  ...{ createdAt: '2026-11-30T09:00:00.000Z', state: 'waiting', progress: { done: 25, total: 1200 }, ...fields },
});

async function moveForVisitors(ended: Partial<Schedule>) {
  const moved = [{ _id: SOUP._id, title: 'About soup', from: 'soup', to: 'menu', isLive: true }];
  const schedules = [sampleMove({})];
  const editor = await open({
    'page/checkMove': { pages: moved, taken: [], refusal: null },
    'schedule/move': sampleMove({}),
    'schedule/list': () => ({ schedules, zone: 'UTC' }),
  });
  await choose(editor, 'Move');
  const address = screen.getByRole('textbox', { name: 'New address' });
  await editor.user.clear(address);
  await editor.user.type(address, 'menu');
  await editor.user.click(await screen.findByRole('checkbox', { name: 'Publish the new addresses now' }));
  screen.getByText(/^Visitors find what is live at its new address/);
  await editor.user.click(screen.getByRole('button', { name: 'Move page' }));
  await screen.findByText('25 of 1,200 pages');
  await expectAccessible(screen.getByRole('dialog', { name: 'Moving “About soup”' }));
  schedules[0] = sampleMove({ state: 'done', progress: { done: 1200, total: 1200 }, ...ended });
  return editor;
}

test('a page is moved for visitors, and it is said how far that is and when it has ended', async () => {
  const editor = await moveForVisitors({});
  await editor.toast('1,200 pages moved and published');
  const { domainId, slug } = { domainId: 'd1', slug: 'menu' };
  expect(editor.service.sent('schedule/move')).toEqual([{ domainId, _id: SOUP._id, slug, withChildren: true }]);
  expect(editor.service.sent('page/move')).toEqual([]);
});

test('the pages that a move left out are named', async () => {
  await moveForVisitors({ reason: '/soup/cold was left out: it cannot be rendered.' });
  await screen.findByText('/soup/cold was left out: it cannot be rendered.');
  screen.getByRole('dialog', { name: 'Moved “About soup”' });
});

test('a page is not moved to an address that is taken', async () => {
  const editor = await open({ 'page/checkMove': { pages: [], taken: ['menu'], refusal: null } });
  await choose(editor, 'Move');
  await editor.user.type(screen.getByRole('textbox', { name: 'New address' }), '-of-the-day');
  await screen.findByText('/menu belongs to another page');
  expect(screen.getByRole('button', { name: 'Move page' }).getAttribute('aria-disabled')).toBe('true');
});

test('a page is duplicated', async () => {
  const { page } = sampleDocuments();
  const editor = await open({ 'page/load': page, 'page/save': page });
  const dialog = await choose(editor, 'Duplicate');
  await expectAccessible(dialog);
  await editor.user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  await editor.toast('“About soup (copy)” was created as a draft');
  expect(editor.service.sent('page/save')).toMatchObject([{ page: { slug: 'soup-copy' } }]);
});

test('tags of selected pages are changed together', async () => {
  const editor = await open({ 'page/changeTags': { changed: [SOUP._id] } });
  const { user, service, toast } = editor;
  await user.click(screen.getByRole('checkbox', { name: 'Select About soup' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Selected pages' })).getByRole('button', { name: /^Change tags/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Change tags' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Add' }), 'gard{Enter}');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Change tags' }));
  await toast('Tags of 1 page changed');
  expect(service.sent('page/changeTags')).toEqual([
    { domainId: 'd1', pages: [SOUP._id], add: ['Place:Garden'], remove: [] },
  ]);
});

test('several pages move below another one, and one that cannot says why', async () => {
  const editor = await open({
    'page/move': ({ _id }) =>
      _id === LEEK._id ? refuses(409, 'The address is taken') : { pages: [{ _id, slug: 'x', revision: 1 }] },
  });
  const { user } = editor;
  await user.click(screen.getByRole('button', { name: 'List' }));
  for (const name of ['Select About soup', 'Select About soup/leek']) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  await user.click(
    within(screen.getByRole('region', { name: 'Selected pages' })).getByRole('button', { name: /^Move/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 pages' });
  await user.type(within(dialog).getByRole('combobox', { name: 'Below' }), 'soup');
  await user.click(await screen.findByRole('option', { name: /^About soup\/soup/ }));
  await user.click(screen.getByRole('button', { name: 'Move below /soup' }));
  await screen.findByText('About soup/leek: The address is taken');
  await expectAccessible(dialog);
});

test.each([
  ['Unpublish', 'unpublish', '1 page unpublished'],
  ['Delete', 'delete', '1 page deleted'],
] as const)('%s asks first, and says what it does to links', async (task, action, said) => {
  const effects = {
    ...NO_EFFECTS,
    deadLinks: [{ from: { kind: 'page', _id: 'p', title: 'Home', slug: '' } as const, to: '/soup' }],
  };
  const editor = await open({ 'publish/preview': effects, 'publish/set': { items: [] } });
  const question = await choose(editor, task);
  await within(question).findByText(/links to \/soup/);
  await expectAccessible(question);
  await editor.user.click(within(question).getByRole('button', { name: `${task} page` }));
  await editor.toast(said);
  expect(editor.service.sent('publish/set')).toEqual([
    { domainId: 'd1', items: [{ kind: 'page', _id: SOUP._id, action }] },
  ]);
});

test.each([
  ['draft', 0],
  ['live', 1],
] as const)('Delete speaks of visitors only where they see a page: %s', async (status, count) => {
  const nodes = [{ slug: 'soup', page: { ...SOUP, status }, below: 0 }];
  const question = await choose(await open({ 'page/children': { nodes, total: 1 } }), 'Delete');
  within(question).getByText(/restore everything from the trash/);
  expect(within(question).queryAllByText(/Visitors will no longer see this/)).toHaveLength(count);
});

test('what cannot be done with a page says why', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Actions for About soup' }));
  const publish = await screen.findByRole('menuitem', { name: /^Publish.*Already live/ });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(screen.getByRole('menu'));
});
