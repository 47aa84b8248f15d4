import { expect, test } from 'vitest';
import { isDirty } from '../store/editor-state.ts';
import { undo } from '../store/run.ts';
import type { UnsavedWork } from '../store/unsaved-work.ts';
import { restore } from './restore.ts';
import { sampleWorkbench } from './sample-workbench.ts';

function workOn(base: object): UnsavedWork {
  const title = ['page', 'contents', 0, 'title'];
  return {
    tab: 'gone',
    name: 'page',
    documentId: 'p1',
    base,
    at: 0,
    changes: [[{ op: 'replace', path: title, value: 'Half' }], [{ op: 'replace', path: title, value: 'Whole' }]],
  };
}

test('restore() does the unsaved changes again, and each can be undone', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  restore(workbench, [workOn(store.getState().documents?.page ?? {})]);
  expect(store.getState().documents?.page.contents[0]?.title).toBe('Whole');
  expect(isDirty(store.getState(), 'page')).toBe(true);
  undo(store);
  expect(store.getState().documents?.page.contents[0]?.title).toBe('Half');
});

test('restore() of changes to an older revision keeps that revision, so that the save is refused instead of overwriting', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const page = store.getState().documents?.page;
  restore(workbench, [workOn({ ...page, revision: 2, title: 'As it was' })]);
  const { documents, saved } = store.getState();
  expect(saved?.page.revision).toBe(2);
  expect(documents?.page.title).toBe('As it was');
  expect(documents?.page.contents[0]?.title).toBe('Whole');
});

test('restore() merges what two closed tabs left of one page', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const page = store.getState().documents?.page ?? {};
  const other = {
    ...workOn(page),
    tab: 'also gone',
    changes: [[{ op: 'replace', path: ['page', 'contents', 2, 'title'], value: 'From the other tab' } as const]],
  };
  restore(workbench, [workOn(page), other]);
  const titles = store.getState().documents?.page.contents.map(({ title }) => title);
  expect([titles?.[0], titles?.[2]]).toEqual(['Whole', 'From the other tab']);
});

test('restore() adds to a footer that was saved since', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const { documents } = store.getState();
  if (!documents) throw new Error('The sample has documents');
  store.setState({ documents: { ...documents, footer: { ...documents.footer, copyright: 'Saved since' } } });
  const work: UnsavedWork = {
    ...workOn(documents.footer),
    name: 'footer',
    documentId: documents.footer._id,
    changes: [[{ op: 'replace', path: ['footer', 'socialText'], value: 'Left behind' }]],
  };
  restore(workbench, [work]);
  expect(store.getState().documents?.footer).toMatchObject({ copyright: 'Saved since', socialText: 'Left behind' });
});
