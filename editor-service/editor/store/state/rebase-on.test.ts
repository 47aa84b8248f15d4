import { expect, test } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import { sampleStore } from '../testing/sample-documents.ts';
import { isDirty } from './editor-state.ts';
import { rebaseOn } from './rebase-on.ts';
import { retrace, run } from './run.ts';

const type = (store: ReturnType<typeof sampleStore>, key: string, value: string, at: number) =>
  run(store, { kind: 'setField', owner: { kind: 'block', key }, field: 'title', value }, at);

function pageOf(store: ReturnType<typeof sampleStore>): Page {
  const { documents } = store.getState();
  if (!documents) throw new Error('The sample has documents');
  return documents.page;
}

const titles = (store: ReturnType<typeof sampleStore>) => pageOf(store).contents.map(({ title }) => title);

function titled(page: Page, index: number, title: string): Page {
  return {
    ...page,
    revision: page.revision + 1,
    contents: page.contents.map((item, at) => (at === index ? { ...item, title } : item)),
  };
}

test('rebaseOn() merges what another person saved, and undo takes back only what was done here', () => {
  const store = sampleStore();
  const start = pageOf(store);
  type(store, 'first', 'One', 0);
  type(store, 'first', 'Two', 5000);
  type(store, 'first', 'Three', 10_000);
  retrace(store, 'undo');
  expect(rebaseOn(store, 'page', titled(start, 2, 'Theirs'))).toBe(true);
  expect(titles(store)).toEqual(['Two', '', 'Theirs']);
  expect(store.getState().saved?.page.revision).toBe(4);
  for (const expected of ['One', 'First']) {
    retrace(store, 'undo');
    expect(titles(store)).toEqual([expected, '', 'Theirs']);
  }
  expect(retrace(store, 'undo')).toBe(false);
  expect(isDirty(store.getState(), 'page')).toBe(false);
  for (const expected of ['One', 'Two', 'Three']) {
    retrace(store, 'redo');
    expect(titles(store)).toEqual([expected, '', 'Theirs']);
  }
});

test('rebaseOn() keeps undo right when they added a block before the one that was changed here', () => {
  const store = sampleStore();
  const start = pageOf(store);
  type(store, 'last', 'Mine', 0);
  const added = { ...start.contents[0], key: 'new', title: 'Added by them' } as Page['contents'][number];
  rebaseOn(store, 'page', { ...start, contents: [added, ...start.contents] });
  expect(titles(store)).toEqual(['Added by them', 'First', '', 'Mine']);
  retrace(store, 'undo');
  expect(titles(store)).toEqual(['Added by them', 'First', '', 'Last']);
});

test('rebaseOn() refuses when both changed the same value, and changes nothing', () => {
  const store = sampleStore();
  const start = pageOf(store);
  type(store, 'first', 'Mine', 0);
  const before = store.getState();
  expect(rebaseOn(store, 'page', titled(start, 0, 'Theirs'))).toBe(false);
  expect(store.getState()).toBe(before);
});

test('rebaseOn() leaves the undo steps of other documents alone', () => {
  const store = sampleStore();
  const start = pageOf(store);
  run(store, { kind: 'setField', owner: { kind: 'footer' }, field: 'copyright', value: 'Mine' }, 0);
  rebaseOn(store, 'page', titled(start, 0, 'Theirs'));
  expect(store.getState().documents?.footer.copyright).toBe('Mine');
  retrace(store, 'undo');
  expect(store.getState().documents?.footer.copyright).toBe(store.getState().saved?.footer.copyright);
  expect(titles(store)[0]).toBe('Theirs');
});
