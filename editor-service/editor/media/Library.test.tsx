import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { file, picture } from '../testing/samples.ts';

const GARDEN = picture('garden', { tags: ['spring'] });
const MENU = file('menu');
const SOUP = new File(['soup'], 'soup.jpg', { type: 'image/jpeg' });
const ANSWERS: Answers = {
  'media/list': { items: [GARDEN, MENU], total: 2 },
  'media/getFolders': { folders: [{ path: 'Events', items: 2 }], tags: [{ tag: 'spring', items: 1 }] },
  'media/usage': [],
};
const open = async (answers: Answers = {}) => {
  const editor = await openDialog({ kind: 'library' }, { answers: { ...ANSWERS, ...answers } });
  await screen.findByRole('button', { name: /^garden/ });
  return editor;
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('Library shows the details of a picture, and saves its words and its focal point', async () => {
  const { user, dialog, service, toast } = await open({ 'media/update': GARDEN });
  await user.click(press(/^garden/));
  await user.type(await screen.findByRole('textbox', { name: 'Image alt text' }), ' in May');
  press(/^Focal point/).focus();
  await user.keyboard('{ArrowRight}');
  await expectAccessible(dialog);
  await user.click(press('Save details'));
  await toast('Details saved');
  expect(service.sent('media/update')).toMatchObject([
    { _id: GARDEN._id, alt: 'A garden in May', focus: { x: 0.52, y: 0.5 } },
  ]);
});

test('Library copies the address of a file, and deletes what nothing uses after a question', async () => {
  const { user, dialog, service, toast } = await open({ 'media/delete': { _id: MENU._id, name: 'menu.pdf' } });
  await user.click(press(/^PDFmenu|menu/));
  await user.click(await screen.findByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toContain('/_files/file-menu/menu.pdf');
  await expectAccessible(dialog);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await toast('File deleted');
  expect(service.sent('media/delete')).toEqual([{ _id: MENU._id }]);
});

test('Library replaces a picture everywhere, and says where it is used', async () => {
  const used = { _id: 'p1', domainId: 'd1', kind: 'page', slug: 'about', name: 'About us', isPublished: true } as const;
  const { user, service, toast } = await open({ 'media/usage': [used], 'media/replace': GARDEN });
  await user.click(press(/^garden/));
  await screen.findByRole('link', { name: 'About us' });
  screen.getByText('You can delete it once nothing uses it.');
  const input = within(screen.getByRole('region', { name: /garden/ }))
    .getByText('Replace everywhere…')
    .parentElement?.querySelector('input');
  await user.upload(input as HTMLInputElement, new File(['new'], 'new.jpg', { type: 'image/jpeg' }));
  const question = await screen.findByRole('alertdialog', { name: /^Replace garden/ });
  expect(question.textContent).toContain('Visitors see it at once in 1 place. The name and alt text stay. The picture');
  expect(question.querySelectorAll('img')).toHaveLength(2);
  await expectAccessible(question);
  expect(service.sent('media/replace')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Replace everywhere' }));
  await toast('Replaced everywhere');
  expect(service.sent('media/replace')).toEqual([{ _id: GARDEN._id, file: 'new.jpg' }]);
});

test('Library keeps the focus where uploads are when one of them is dismissed or taken from the library', async () => {
  const answers = { 'media/upload': { ...GARDEN, isKnown: true } as never };
  const { user } = await open(answers);
  for (const name of ['Use that one', 'Dismiss soup.jpg']) {
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, SOUP);
    await user.click(await screen.findByRole('button', { name }));
    expect(document.activeElement).toBe(press('Upload'));
  }
});

test('Library searches and filters', async () => {
  const { user, dialog, service } = await open();
  await user.type(screen.getByRole('searchbox', { name: /Search/ }), 'gar');
  await user.click(press(/^Events/));
  await waitFor(() => expect(service.sent('media/list').at(-1)).toMatchObject({ search: 'gar', folder: 'Events' }));
  await expectAccessible(dialog);
  service.answer({ 'media/list': { items: [], total: 0 } });
  await user.type(screen.getByRole('searchbox', { name: /Search/ }), 'zzz');
  await screen.findByText(/^No results for “garzzz”/);
});

test('Library makes, renames and deletes folders', async () => {
  const { user, service, toast } = await open({
    'media/createFolder': { path: 'Events/2026' },
    'media/moveFolder': { path: 'Feasts' },
    'media/removeFolder': refuses(409, 'The folder is not empty'),
  });
  await user.click(press(/^Events/));
  await user.click(press('New folder in Events'));
  const dialog = await screen.findByRole('dialog', { name: 'New folder' });
  await expectAccessible(dialog);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '2026{Enter}');
  await toast('Folder created');
  expect(service.sent('media/createFolder')).toEqual([{ path: 'Events/2026' }]);
  await user.click(press(/^Events/));
  await user.click(press('Rename or move'));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Feasts{Enter}');
  await toast('Folder changed');
  await user.click(press(/^Events/));
  await user.click(press('Delete folder'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete folder' }));
  await toast('The folder is not empty');
});

test('Library files several items together: by keyboard, with tags, in folders, and deletes what is unused', async () => {
  const { user, service, toast } = await open({
    'media/organise': { items: [GARDEN, MENU] },
    'media/deleteMany': { deleted: 1, kept: [{ _id: GARDEN._id, name: 'garden' }], _id: MENU._id, name: 'menu' },
  });
  press(/^garden/).focus();
  await user.keyboard(' {Shift>}{ArrowRight}{/Shift}');
  await screen.findByText('2 items selected');
  await user.click(press('Tags…'));
  await user.type(await screen.findByRole('textbox', { name: 'Add tags' }), 'fair, may');
  await expectAccessible(screen.getByRole('dialog', { name: 'Change tags' }));
  await user.keyboard('{Enter}');
  await toast('Tags changed');
  await user.click(press('Move…'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Folder' }), 'Events');
  await user.click(press('Move'));
  await toast('Moved');
  const ids = [GARDEN._id, MENU._id];
  expect(service.sent('media/organise')).toEqual([
    { ids, addTags: ['fair', 'may'] },
    { ids, folder: 'Events' },
  ]);
  await user.click(press('Delete…'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await toast(/^1 was kept because pages use it/);
  screen.getByText('1 item selected');
});
