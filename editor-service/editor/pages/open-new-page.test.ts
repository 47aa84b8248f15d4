import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_HISTORY } from '../store/state/history.ts';
import { edit } from '../workbench/edit.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { openNewPage } from './open-new-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('openNewPage() asks whether to leave when there are unsaved changes', async () => {
  const workbench = sampleWorkbench();
  edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'title', value: 'Not saved' });
  await openNewPage(workbench, 'copy');
  expect(workbench.said).toEqual(['Page created']);
  expect(workbench.store.getState().dialog).toEqual({ kind: 'leave', destination: { kind: 'page', href: '/copy' } });
});

test('openNewPage() leaves nothing of the page before on the new one, and waits for a save of it', async () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const { documents } = store.getState();
  const pushState = vi.fn();
  vi.stubGlobal('window', { history: { pushState }, location: { hash: '' } });
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('page/load') ? { ...documents?.page, _id: 'new', slug: 'new', contents: [] } : {}),
  );
  const saving = Promise.withResolvers<void>();
  void workbench.inTurn('page', () => saving.promise);
  store.setState({ pageView: 'list', notSaved: { page: { why: 'failed', message: '', change: null } } });
  const opened = openNewPage(workbench, 'new');
  await new Promise((resolve) => setTimeout(resolve));
  expect([store.getState().documents, pushState.mock.calls]).toEqual([documents, []]);
  saving.resolve();
  await opened;
  expect(pushState).toHaveBeenCalledWith(null, '', '/new');
  expect(store.getState()).toMatchObject({ slug: 'new', notSaved: {}, history: EMPTY_HISTORY });
  expect(store.getState().documents?.page._id).toBe('new');
  await expect.poll(() => store.getState().isLoaded).toBe(true);
});
