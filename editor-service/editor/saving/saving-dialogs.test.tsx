import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UnsavedWork } from '../store/documents/unsaved-work.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog, renderInEditor } from '../testing/render-in-editor.tsx';
import { save } from './save.ts';

const STORED = { revision: 4, updatedAt: '2026-10-01T09:00:00.000Z', updatedBy: 'kim' };

/** The sample documents with another title of a block. */
function titled(key: string, title: string) {
  const documents = sampleDocuments();
  const block = documents.page.contents.find((one) => one.key === key);
  return {
    ...documents,
    page: {
      ...documents.page,
      contents: documents.page.contents.map((one) => (one === block ? { ...one, title } : one)),
    },
  };
}

const THEIRS = { ...titled('first', 'Theirs').page, revision: 4, updatedBy: 'kim' };

test('ConflictDialog shows both versions of what two people changed, and saves the choice', async () => {
  const answers: Answers = {
    'page/loadRevision': THEIRS,
    'page/save': ({ page }) => ({ ...THEIRS, ...page, revision: 5 }) as never,
  };
  const { user, dialog, service, store } = await openDialog(
    { kind: 'conflict', stored: STORED },
    { answers, state: { documents: titled('first', 'Mine') } },
  );
  screen.getByText(/^It was saved by kim/);
  const group = await screen.findByRole('group', { name: /First|Mine|Headline/ });
  await expectAccessible(dialog);
  const merge = screen.getByRole('button', { name: 'Merge and save' });
  expect(merge.getAttribute('aria-disabled')).toBe('true');
  await user.click(within(group).getByRole('radio', { name: /^From kim.*Theirs/ }));
  await user.click(merge);
  await waitFor(() => expect(service.sent('page/save')).toHaveLength(1));
  expect(service.sent('page/save')[0]?.page).toMatchObject({ revision: 4, contents: [{ title: 'Theirs' }, {}, {}] });
  expect(store.getState().dialog).toBeNull();
});

test('ConflictDialog merges in what only the other person changed, or their whole version', async () => {
  const answers: Answers = { 'page/loadRevision': THEIRS };
  const { user, dialog, store } = await openDialog(
    { kind: 'conflict', stored: STORED },
    { answers, state: { documents: titled('last', 'Mine') } },
  );
  await within(dialog).findByRole('heading', { name: 'Changes from kim' });
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(store.getState().documents?.page.contents).toMatchObject([{ title: 'Theirs' }, {}, { title: 'Last' }]);
});

test('ConflictDialog says when their version cannot be loaded, and can be closed', async () => {
  const answers: Answers = { 'page/loadRevision': refuses(503, 'The service is being restarted') };
  const { user, store } = await openDialog({ kind: 'conflict', stored: STORED }, { answers });
  expect((await screen.findByRole('alert')).textContent).toBe('The service is being restarted');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(store.getState().dialog).toBeNull();
});

test('NewerDialog asks which value of a navigation stays, and saves it', async () => {
  const { navigation } = sampleDocuments();
  const [mine, theirs] = (['twitter', 'x'] as const).map((name) => ({ ...navigation, twitter: `https://${name}.com` }));
  if (!mine || !theirs) throw new Error('There are two versions');
  const { user, dialog, service } = await openDialog(
    { kind: 'newer', name: 'navigation', theirs },
    {
      answers: { 'nav/loadRegionNav': theirs, 'site/saveNav': mine },
      state: { documents: { ...sampleDocuments(), navigation: mine } },
    },
  );
  await expectAccessible(dialog);
  await user.click(screen.getByRole('radio', { name: /^Yours.*twitter\.com/ }));
  await user.click(screen.getByRole('button', { name: 'Merge and save' }));
  await waitFor(() => expect(service.sent('site/saveNav')).toHaveLength(1));
  expect(service.sent('site/saveNav')[0]?.nav).toMatchObject({ twitter: 'https://twitter.com' });
});

test('LeaveDialog stays on the page unless the person wants to leave', async () => {
  const leave = { kind: 'leave', destination: { kind: 'logOut' } } as const;
  const { user, dialog, service, store } = await openDialog(leave, { answers: { 'user/logout': {} } });
  await expectAccessible(dialog);
  const stay = screen.getByRole('button', { name: 'Stay' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await user.keyboard('{Enter}');
  expect(store.getState().dialog).toBeNull();
  expect(service.sent('user/logout')).toEqual([]);
});

test('LeaveDialog leaves without a further question', async () => {
  const leave = { kind: 'leave', destination: { kind: 'logOut' } } as const;
  const { user, service, store } = await openDialog(leave, { answers: { 'user/logout': refuses(503, 'Not now') } });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(service.sent('user/logout')).toEqual([{}]));
  expect(store.getState().isLeaving).toBe(true);
});

const WORK: UnsavedWork = {
  tab: 't1',
  name: 'page',
  documentId: 'p1',
  base: sampleDocuments().page,
  changes: [[{ op: 'replace', path: ['page', 'contents', 0, 'title'], value: 'Typed before the crash' }]],
  at: Date.UTC(2026, 9, 1),
};

test('RestoreDialog lists unsaved changes, and restores them as steps that can be undone', async () => {
  const { user, dialog, store } = await openDialog({ kind: 'restore', work: [WORK] });
  screen.getByRole('heading', { name: /^Page 1 step/ });
  within(screen.getByRole('list', { name: 'Unsaved changes: Page' })).getByText('Typed before the crash');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(store.getState().documents?.page.contents[0]).toMatchObject({ title: 'Typed before the crash' });
  expect(store.getState().history.done).toHaveLength(1);
  expect(store.getState().dialog).toBeNull();
});

test('RestoreDialog can discard them, and forgets them', async () => {
  const { user, store, workbench } = await openDialog({ kind: 'restore', work: [WORK] });
  const forget = vi.fn(async () => {});
  workbench.ledger = { forget } as never;
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(forget).toHaveBeenCalledWith('t1', 'p1');
  expect(store.getState().documents?.page.contents[0]).toMatchObject({ title: 'First' });
});

test('a failed save is no longer told of once it has succeeded', async () => {
  const failing: Answers = { 'page/save': refuses(500, 'The disk is full') };
  const { workbench, service, toast } = renderInEditor(null, { answers: failing });
  await save(workbench, 'page');
  await toast('The disk is full');
  service.answer({ 'page/save': ({ page }) => ({ ...THEIRS, ...page, revision: 5 }) as never });
  await save(workbench, 'page');
  await toast('Page Saved');
  await waitFor(() => expect(screen.queryByText('The disk is full')).toBeNull());
});
