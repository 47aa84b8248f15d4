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

test('viewsOf() notifies once of letters typed on the page, after they are painted', () => {
  const { store, heard } = listen();
  run(store, typing('a'), 0, true);
  run(store, typing('ab'), 10, true);
  expect(heard).toEqual([]);
  paint();
  expect(heard).toEqual(['ab']);
  paint();
  expect(heard).toHaveLength(1);
});

test('viewsOf() notifies of every other change immediately, and of what was typed before with it', () => {
  const { store, heard } = listen();
  run(store, typing('panel'), 0);
  expect(heard).toEqual(['panel']);
  run(store, typing('page'), 10, true);
  store.setState({ selection: null });
  expect(heard).toEqual(['panel', 'page']);
  paint();
  expect(heard).toHaveLength(2);
});

test('viewsOf() soon notifies of letters typed in a hidden tab, where nothing is painted', () => {
  const { store, heard } = listen();
  run(store, typing('hidden'), 0, true);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['hidden']);
});

test('viewsOf() does not notify a view that has unsubscribed', () => {
  const { store, heard, stop } = listen();
  run(store, typing('gone'), 0, true);
  stop();
  paint();
  expect(heard).toEqual([]);
});
