import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { withDefaults } from '../../store/blocks/with-defaults.ts';
import { keysOf, sampleDocuments } from '../../store/testing/sample-documents.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, refuses } from '../../testing/fake-service.ts';
import { type OpenEditor, openDialog } from '../../testing/render-in-editor.tsx';
import { pageEntry } from '../../testing/samples.ts';

const { page } = sampleDocuments();

function keysIn({ store }: OpenEditor): string[] {
  const { documents } = store.getState();
  return documents ? keysOf(documents) : [];
}

test('RemoveDialog removes the blocks once it is confirmed', async () => {
  const editor = await openDialog({ kind: 'remove', keys: ['first', 'last'] });
  screen.getByText('Are you sure you want to delete these 2 components?');
  await expectAccessible(editor.dialog);
  await editor.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(keysIn(editor)).toEqual(['columns']);
  expect(editor.store.getState().dialog).toBeNull();
});

test('RemoveDialog has the focus on Cancel', async () => {
  const editor = await openDialog({ kind: 'remove', keys: ['first'] });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await editor.user.keyboard('{Enter}');
  expect(keysIn(editor)).toEqual(['first', 'columns', 'last']);
});

test('MoveToDialog moves a block to a place in its list', async () => {
  const editor = await openDialog({ kind: 'moveTo', keys: ['last'] });
  await expectAccessible(editor.dialog);
  await editor.user.selectOptions(screen.getByRole('combobox', { name: 'Position' }), '1 · At the beginning');
  await editor.user.click(screen.getByRole('button', { name: 'Move' }));
  expect(keysIn(editor)).toEqual(['last', 'first', 'columns']);
});

test('MoveToDialog says why a list does not take a block', async () => {
  const documents = sampleDocuments();
  const more = ['ContentPanel', 'Hub'].map((componentType) =>
    contentItemSchema.parse({ componentType, key: componentType }),
  );
  documents.page.contents.push(...withDefaults(more));
  const editor = await openDialog({ kind: 'moveTo', keys: ['Hub'] }, { state: { documents } });
  const before = keysIn(editor);
  const panel = screen.getByRole('option', { name: /^[^·]*Panel$/ });
  await editor.user.selectOptions(screen.getByRole('combobox', { name: 'List' }), panel);
  expect(screen.getByRole('alert').textContent).toMatch(/^Panel cannot contain .* components\.$/);
  await editor.user.click(screen.getByRole('button', { name: 'Move' }));
  expect(keysIn(editor)).toEqual(before);
  await expectAccessible(editor.dialog);
});

const FOUND = { pages: [pageEntry('soup')], total: 1 };

test('MoveToDialog moves blocks to the end of another page, and only then takes them from this one', async () => {
  const answers: Answers = {
    'page/find': FOUND,
    'page/load': { ...page, _id: 'p2', slug: 'soup' },
    'page/save': refuses(503, 'The disk is full'),
  };
  const editor = await openDialog({ kind: 'moveTo', keys: ['first'] }, { answers });
  const { user, dialog, service } = editor;
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Another page');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Choose another page');
  await user.type(screen.getByRole('combobox', { name: 'Page' }), 'soup');
  await user.click(await screen.findByRole('option', { name: /About soup/ }));
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('The disk is full');
  expect(keysIn(editor)).toEqual(['first', 'columns', 'last']);
  service.answer({ 'page/save': page });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(keysIn(editor)).toEqual(['columns', 'last']));
  expect(service.sent('page/save').at(-1)?.page).toMatchObject({ _id: 'p2' });
});

test('DuplicateToDialog appends copies to the page that is chosen', async () => {
  const answers = { 'page/find': FOUND, 'page/load': { ...page, _id: 'p2', slug: 'soup' }, 'page/save': page };
  const { user, dialog, service, toast } = await openDialog({ kind: 'duplicateTo', keys: ['first'] }, { answers });
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' });
  expect(input.value).toBe('/about');
  await user.clear(input);
  await user.type(input, 'soup');
  await user.click(await screen.findByRole('option', { name: /About soup/ }));
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await toast('At the end of /soup');
  const [saved] = service.sent('page/save');
  expect(saved?.page).toMatchObject({ _id: 'p2', slug: 'soup' });
  expect(saved?.page.contents?.map(({ componentType }) => componentType)).toEqual([
    'Headline',
    'ThreeColumnContent',
    'Headline',
    'Headline',
  ]);
});

test('DuplicateToDialog asks for a page, and says why a page takes no copies', async () => {
  const answers = { 'page/find': FOUND, 'page/load': refuses(404, 'There is no page /soup') };
  const { user } = await openDialog({ kind: 'duplicateTo', keys: ['first'] }, { answers });
  const input = screen.getByRole('combobox', { name: 'Page' });
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a page');
  await user.type(input, 'soup');
  await user.click(await screen.findByRole('option', { name: /About soup/ }));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await screen.findByText('There is no page /soup');
});

test('DuplicateToDialog duplicates on the open page without a call', async () => {
  const editor = await openDialog({ kind: 'duplicateTo', keys: ['first'] }, { answers: { 'page/find': FOUND } });
  await editor.user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await editor.toast('Component duplicated');
  expect(keysIn(editor)).toHaveLength(4);
});

test('SaveAsDialog saves blocks as a pattern', async () => {
  const pattern = { _id: 'n1', name: 'Opening', contents: [], updatedAt: '', updatedBy: '' };
  const { user, dialog, service, toast } = await openDialog(
    { kind: 'saveAs', keys: ['first'] },
    { answers: { 'pattern/save': pattern } },
  );
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a name');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Opening {Enter}');
  await toast('Pattern saved');
  expect(service.sent('pattern/save')).toMatchObject([
    { domainId: 'd1', name: 'Opening', contents: [{ componentType: 'Headline', title: 'First' }] },
  ]);
});

test('SaveAsDialog moves blocks into a section, which takes their place', async () => {
  const section = { ...page, _id: 's1', slug: '', title: 'Opening' };
  const editor = await openDialog({ kind: 'saveAs', keys: ['first'] }, { answers: { 'page/save': section } });
  await editor.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Opening');
  await editor.user.click(screen.getByRole('radio', { name: /^Section/ }));
  await editor.user.click(screen.getByRole('button', { name: 'Save' }));
  await editor.toast('Section saved');
  expect(editor.service.sent('page/save')).toMatchObject([{ collection: 'sections', page: { title: 'Opening' } }]);
  const first = editor.store.getState().documents?.page.contents[0];
  expect(first).toMatchObject({ componentType: 'Section', sectionId: 's1' });
});

test('SaveAsDialog shows why nothing was saved', async () => {
  const answers = { 'pattern/save': refuses(409, 'There is a pattern with this name') };
  const { user } = await openDialog({ kind: 'saveAs', keys: ['first'] }, { answers });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Opening{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('There is a pattern with this name');
});
