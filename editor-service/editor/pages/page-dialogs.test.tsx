import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { run } from '../store/state/run.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { LOADED, pageEntry } from '../testing/samples.ts';

const { page } = sampleDocuments();
const NEW = { kind: 'newPage' } as const;
const FREE: Answers = {
  'page/checkSlug': null,
  'page/find': { pages: [pageEntry('soup')], total: 1 },
  'page/save': page,
  ...LOADED,
};

test('NewPageDialog makes a page whose address follows from its title and place', async () => {
  const { user, dialog, service } = await openDialog(NEW, { answers: FREE });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await expectAccessible(dialog);
  await user.type(title, 'Leek & potato');
  const below = screen.getByRole('combobox', { name: 'Below' });
  await user.clear(below);
  await user.type(below, 'soup');
  await user.click(await screen.findByRole('option', { name: /About soup/ }));
  screen.getByText('Your slug: /soup/leek-potato');
  await user.click(screen.getByRole('button', { name: 'Create page' }));
  await waitFor(() => expect(service.sent('page/save')).toHaveLength(1));
  expect(service.sent('page/save')).toMatchObject([
    { collection: 'pages', page: { domainId: 'd1', slug: 'soup/leek-potato', header: { heading: 'Leek & potato' } } },
  ]);
});

test('NewPageDialog says what is missing, and when an address is taken', async () => {
  const { user, dialog, service } = await openDialog(NEW, { answers: { ...FREE, 'page/checkSlug': 'p9' } });
  await user.click(screen.getByRole('button', { name: 'Create page' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a slug.');
  await user.type(screen.getByRole('textbox', { name: 'Page slug' }), 'Our Menu');
  screen.getByText('Your slug: /our-menu');
  await screen.findByText('Another page already has this slug');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Create page' }));
  expect(service.sent('page/save')).toEqual([]);
});

test('NewPageDialog copies the open page with what is not saved', async () => {
  const { user, service, store } = await openDialog(NEW, { answers: FREE });
  run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'description', value: 'Not saved' });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A copy');
  await user.click(screen.getByRole('radio', { name: /^Copy of a page/ }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Page to copy' }).value).toBe('/about');
  await user.click(screen.getByRole('button', { name: 'Create page' }));
  await waitFor(() => expect(service.sent('page/save')).toHaveLength(1));
  const [saved] = service.sent('page/save');
  expect(saved?.page).toMatchObject({ slug: 'a-copy', description: 'Not saved', header: { heading: 'A copy' } });
  expect(saved?.page.contents).toHaveLength(3);
  expect(saved?.page).not.toHaveProperty('_id');
});

test('NewPageDialog shows why no page was made', async () => {
  const { user, toast } = await openDialog(NEW, { answers: { ...FREE, 'page/save': refuses(403, 'Ask an editor') } });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Menu{Enter}');
  await toast('Ask an editor');
});

test('DeletePageDialog moves the page to the trash', async () => {
  const { user, dialog, service, store } = await openDialog(
    { kind: 'deletePage' },
    { answers: { 'page/delete': { _id: 'p1', slug: 'about' }, 'page/usedIn': [] } },
  );
  screen.getByText(/^Are you sure you want to delete \/about\?/);
  await screen.findByText('No other page links to this one.');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Delete page' }));
  await waitFor(() => expect(store.getState().isLeaving).toBe(true));
  expect(service.sent('page/delete')).toEqual([{ _id: 'p1', collection: 'pages', domainId: 'd1' }]);
});

test('DeletePageDialog shows why a page stays', async () => {
  const answers: Answers = { 'page/delete': refuses(409, 'Unpublish the page first'), 'page/usedIn': [] };
  const { user, toast, store } = await openDialog({ kind: 'deletePage' }, { answers });
  await user.click(screen.getByRole('button', { name: 'Delete page' }));
  await toast('Unpublish the page first');
  expect(store.getState().isLeaving).toBe(false);
});

test('who may not delete the page is told who may', async () => {
  const session = { kind: 'active', username: 'kim', rights: { roles: ['editor'], isAdmin: false } } as const;
  const { user, service } = await openDialog(
    { kind: 'deletePage' },
    { answers: { 'page/usedIn': [] }, state: { session } },
  );
  screen.getByText('Only publishers and administrators can do this.');
  await user.click(screen.getByRole('button', { name: 'Delete page' }));
  expect(service.sent('page/delete')).toEqual([]);
});

test('DiscardDialog saves what is not saved, then goes back to what visitors see, at its address', async () => {
  const { page } = sampleDocuments();
  const live = { ...page, published: true, revision: 2, title: 'Live' };
  const answers: Answers = {
    'page/save': { ...page, revision: 4 },
    'page/loadRevision': live,
    'page/restoreRevision': { ...live, revision: 5 },
  };
  const { user, dialog, service, store, toast } = await openDialog({ kind: 'discard' }, { answers });
  run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'title', value: 'Not saved' });
  screen.getByText(/stay in its history/);
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await toast('Changes discarded');
  expect(service.sent('page/save')).toMatchObject([{ page: { title: 'Not saved' } }]);
  expect(service.sent('page/restoreRevision')).toMatchObject([{ _id: 'p1', revision: 2, withAddress: true }]);
  expect(store.getState().documents?.page.title).toBe('Live');
});

test('DiscardDialog changes nothing when what is not saved cannot be saved', async () => {
  const answers: Answers = {
    'page/loadRevision': sampleDocuments().page,
    'page/save': refuses(503, 'The disk is full'),
  };
  const { user, service, store, toast } = await openDialog({ kind: 'discard' }, { answers });
  run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'title', value: 'Not saved' });
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await toast('The disk is full');
  expect(service.sent('page/restoreRevision')).toEqual([]);
});
