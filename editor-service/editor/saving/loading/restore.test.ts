import { expect, test } from 'vitest';
import type { UnsavedWork } from '../../store/documents/unsaved-work.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { retrace } from '../../store/state/run.ts';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { restoreWork, unsavedWork } from './restore.ts';

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

test('restore() replays the unsaved changes, and each can be undone', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  restoreWork(workbench, [workOn(store.getState().documents?.page ?? {})]);
  expect(store.getState().documents?.page.contents[0]?.title).toBe('Whole');
  expect(isDirty(store.getState(), 'page')).toBe(true);
  retrace(store, 'undo');
  expect(store.getState().documents?.page.contents[0]?.title).toBe('Half');
});

test('restore() of changes to an older revision keeps that revision, so that the save is refused instead of overwriting', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const page = store.getState().documents?.page;
  restoreWork(workbench, [workOn({ ...page, revision: 2, title: 'As it was' })]);
  const { documents, saved } = store.getState();
  expect(saved?.page.revision).toBe(2);
  expect(documents?.page.title).toBe('As it was');
  expect(documents?.page.contents[0]?.title).toBe('Whole');
});

test('restore() merges the unsaved changes of two closed tabs to one page', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const page = store.getState().documents?.page ?? {};
  const other = {
    ...workOn(page),
    tab: 'also gone',
    changes: [[{ op: 'replace', path: ['page', 'contents', 2, 'title'], value: 'From the other tab' } as const]],
  };
  restoreWork(workbench, [workOn(page), other]);
  const titles = store.getState().documents?.page.contents.map(({ title }) => title);
  expect([titles?.[0], titles?.[2]]).toEqual(['Whole', 'From the other tab']);
});

test('restore() merges changes into a footer that was saved since', () => {
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
  restoreWork(workbench, [work]);
  expect(store.getState().documents?.footer).toMatchObject({ copyright: 'Saved since', socialText: 'Left behind' });
});

test('unsavedWork() forgets changes that cancel out or are already saved, and offers the rest', async () => {
  const workbench = sampleWorkbench();
  const page = workbench.store.getState().documents?.page;
  const stored = page?.contents[0]?.title;
  const titled = (tab: string, base: object, ...titles: unknown[]): UnsavedWork => ({
    ...workOn(base),
    tab,
    changes: titles.map((value) => [{ op: 'replace', path: ['page', 'contents', 0, 'title'], value }]),
  });
  const before = {
    ...page,
    contents: page?.contents.map((item, index) => (index === 0 ? { ...item, title: 'Old' } : item)),
  };
  const kept = [
    titled('undone', page ?? {}, 'Half', stored),
    titled('undone of an older one', before, 'Half', 'Old'),
    titled('saved', before, stored),
    titled('lost', page ?? {}, 'Half'),
  ];
  const forgotten: string[] = [];
  const forget = async (tab: string) => void forgotten.push(tab);
  const none = async () => {};
  const comments = { keepComment: none, forgetComment: none, readComments: async () => [] };
  workbench.ledger = { ...comments, read: async () => kept, forget, write: none };
  expect((await unsavedWork(workbench)).map(({ tab }) => tab)).toEqual(['lost']);
  expect(forgotten).toEqual(['undone', 'undone of an older one', 'saved']);
});
