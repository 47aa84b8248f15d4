import { expect, test } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { offeredActions, publishActions } from './publish-actions.ts';

const workbench = sampleWorkbench();
const page = workbench.store.getState().saved?.page as Page;
const offeredFor = (state: Partial<Page>) =>
  publishActions.filter(({ isOffered }) => isOffered({ ...page, ...state })).map(({ label }) => label);

const REVIEWS = ['Ask for review…', 'Reviews of this page'];

test('publishActions offer what can be done with the page', () => {
  const draft = { published: false };
  const live = { published: true, lastPublished: '2026-11-23T12:00:00Z', updatedAt: '2026-11-23T12:00:00Z' };
  expect(offeredFor(draft)).toEqual([...REVIEWS, 'Share a preview…', 'Add to a release…', 'Delete…']);
  expect(offeredFor(live)).toEqual([...REVIEWS, 'Share a preview…', 'Add to a release…', 'Unpublish…']);
  expect(offeredFor({ ...draft, pageType: '_section' })).not.toContain('Share a preview…');
  expect(offeredFor({ ...live, updatedAt: '2026-11-23T12:01:00Z' })).toContain('See what changed');
});

test('offeredActions() has what is about a version in a release', () => {
  const { saved, session } = workbench.store.getState();
  const release = { _id: 'r1', name: 'Spring' };
  expect(offeredActions({ saved, session, release }).map(({ label }) => label)).toEqual(REVIEWS);
});

test('offeredActions() has unpublishing for who may', () => {
  const { saved } = workbench.store.getState();
  const live = saved && { ...saved, page: { ...page, published: true } };
  const labels = (...roles: string[]) => {
    const session = { kind: 'active', username: 'ben', rights: { roles, isAdmin: false } } as const;
    return offeredActions({ saved: live, session, release: null }).map(({ label }) => label);
  };
  expect(labels('publisher')).toContain('Unpublish…');
  expect(labels('editor')).not.toContain('Unpublish…');
});

test('publishActions ask before anything is taken from visitors or deleted', () => {
  const dialogAfter = (label: string) => {
    publishActions.find((action) => action.label === label)?.run(workbench);
    return workbench.store.getState().dialog;
  };
  expect(dialogAfter('Unpublish…')).toEqual({ kind: 'unpublish' });
  expect(dialogAfter('Delete…')).toEqual({ kind: 'deletePage' });
});
