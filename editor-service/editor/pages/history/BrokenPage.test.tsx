import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { load } from '../../saving/loading/load.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { LOADED } from '../../testing/samples.ts';
import { BrokenPage } from './BrokenPage.tsx';

const version = { updatedAt: '2026-10-01T09:00:00.000Z', updatedBy: 'kim', action: 'save' };

const BROKEN = { _id: 'p1', collection: 'pages' } as const;

test('a page whose draft is damaged leads to its earlier versions', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { 'page/load': whole } = LOADED;
  const damaged = { _id: 'p1', slug: 'about', contents: 'none' } as never;
  const { user, workbench, service, store } = renderInEditor(<BrokenPage {...BROKEN} />, {
    answers: {
      ...LOADED,
      'page/load': damaged,
      'page/history': [
        { ...version, revision: 3 },
        { ...version, revision: 2 },
      ],
      'page/restoreRevision': damaged,
    },
    state: { documents: null, saved: null },
  });
  await load(workbench);
  const message = 'The draft of this page is damaged.';
  expect(store.getState().loading).toEqual({ kind: 'failed', message, isMissing: false, broken: BROKEN });
  expect(screen.queryByText('Unknown Error')).toBeNull();
  const [restore, ...others] = await screen.findAllByRole('button', { name: /^Restore/ });
  expect(restore?.textContent).toMatch(/^Restore version 2, kim, 1 Oct 2026/);
  expect(others).toEqual([]);
  if (!restore || !whole) throw new Error('Both are there');
  service.answer({ 'page/load': whole });
  await user.click(restore);
  await waitFor(() => expect(store.getState().loading).toEqual({ kind: 'ready' }));
  expect(service.sent('page/restoreRevision')).toMatchObject([{ _id: 'p1', revision: 2 }]);
});
