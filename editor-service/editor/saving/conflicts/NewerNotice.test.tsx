import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { run } from '../../store/state/run.ts';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { NewerNotice, newerRevision } from './NewerNotice.tsx';

const saved = sampleDocuments();
const stored = { revision: saved.page.revision + 1, updatedAt: '2026-01-01T09:00:00.000Z', updatedBy: 'ben' };
const theirs = { ...saved.page, ...stored, header: { ...saved.page.header, heading: 'From Ben' } };
const answers = { 'page/loadRevision': theirs };

test('newerRevision() returns the revision that was stored elsewhere since', () => {
  expect(newerRevision({ stored, saved, saving: [] })).toBe(stored);
});

test('newerRevision() returns null for a revision that this editor has, and while it saves', () => {
  expect(newerRevision({ stored: { ...stored, revision: saved.page.revision }, saved, saving: [] })).toBeNull();
  expect(newerRevision({ stored, saved, saving: ['page'] })).toBeNull();
  expect(newerRevision({ stored: null, saved, saving: [] })).toBeNull();
});

test('NewerNotice shows an idle editor what was saved elsewhere, without a press or an undo step', async () => {
  const { store } = renderInEditor(<NewerNotice />, { answers });
  store.setState({ stored });
  await waitFor(() => expect(store.getState().documents?.page.header).toMatchObject({ heading: 'From Ben' }));
  expect(store.getState()).toMatchObject({ saved: { page: { revision: stored.revision } }, history: { done: [] } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('NewerNotice changes nothing behind an open dialog, which may be about to publish it', async () => {
  const { store, service } = renderInEditor(<NewerNotice />, { answers });
  store.setState({ stored, dialog: { kind: 'shortcuts' } });
  await waitFor(() => expect(store.getState().stored).toBe(stored));
  expect(service.sent('page/loadRevision')).toEqual([]);
  store.setState({ dialog: null });
  await waitFor(() => expect(store.getState().documents?.page.header).toMatchObject({ heading: 'From Ben' }));
});

test('NewerNotice asks who has unsaved changes, and calls their own other window theirs', async () => {
  const { store, user } = renderInEditor(<NewerNotice />, { answers });
  run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'header.heading', value: 'Mine' });
  store.setState({ stored: { ...stored, updatedBy: 'sam' } });
  await screen.findByText(/^You saved this page in another window at/);
  await user.click(screen.getByRole('button', { name: 'See what changed' }));
  await screen.findByRole('alertdialog', { name: 'You changed this page in another window' });
  expect(store.getState().documents?.page.header).toMatchObject({ heading: 'Mine' });
});
