import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../commands/command.ts';
import { restoreFrames, stubFrames } from '../testing/frames-for-test.ts';
import { sampleStore } from '../testing/sample-documents.ts';
import { run } from './run.ts';
import { viewsOf } from './views-of.ts';

let paint: () => void;

beforeEach(() => {
  paint = stubFrames();
});
afterEach(restoreFrames);

const typing = (value: string): Command => ({
  kind: 'setField',
  owner: { kind: 'block', key: 'first' },
  field: 'title',
  value,
});

function listen() {
  const store = sampleStore();
  const heard: unknown[] = [];
  const stop = viewsOf(store)(() => heard.push(store.getState().documents?.page.contents[0]?.title));
  return { store, heard, stop };
}

test('viewsOf() tells of letters typed on the page once, after they are painted', () => {
  const { store, heard } = listen();
  run(store, typing('a'), 0, true);
  run(store, typing('ab'), 10, true);
  expect(heard).toEqual([]);
  paint();
  expect(heard).toEqual(['ab']);
  paint();
  expect(heard).toHaveLength(1);
});

test('viewsOf() tells of everything else at once, and of what was typed before with it', () => {
  const { store, heard } = listen();
  run(store, typing('panel'), 0);
  expect(heard).toEqual(['panel']);
  run(store, typing('page'), 10, true);
  store.setState({ selection: null });
  expect(heard).toEqual(['panel', 'page']);
  paint();
  expect(heard).toHaveLength(2);
});

test('viewsOf() tells of letters soon in a tab that is not seen, where nothing is painted', () => {
  const { store, heard } = listen();
  run(store, typing('hidden'), 0, true);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['hidden']);
});

test('viewsOf() tells nobody who has gone', () => {
  const { store, heard, stop } = listen();
  run(store, typing('gone'), 0, true);
  stop();
  paint();
  expect(heard).toEqual([]);
});
