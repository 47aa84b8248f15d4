import { expect, test } from 'vitest';
import type { WaitingItem } from '../../contract/publish-set-calls.ts';
import { run } from '../store/state/run.ts';
import { sampleStore } from '../store/testing/sample-documents.ts';
import { keyOf, publishables } from './waiting.ts';

const waits = (kind: WaitingItem['kind'], _id: string, more: Partial<WaitingItem> = {}): WaitingItem => ({
  ...{ kind, _id, title: _id, slug: kind === 'page' ? _id : null, region: null, state: 'changed', parts: [] },
  ...{ updatedAt: '2026-11-23T09:00:00Z', updatedBy: 'ben', revision: 1, refusal: null },
  ...more,
});

const listed = (waiting: readonly WaitingItem[], store = sampleStore()) =>
  publishables(waiting, store.getState()).map((item) => `${keyOf(item)}: ${item.state}`);

test('publishables() lists the open page first, also when visitors have it like this', () => {
  expect(listed([])).toEqual(['page p1: live']);
  expect(listed([waits('page', 'p2'), waits('page', 'p1')])).toEqual(['page p1: changed', 'page p2: changed']);
});

test('publishables() lists what is not saved yet, once, before what else waits', () => {
  const store = sampleStore();
  run(store, { kind: 'setField', owner: { kind: 'footer' }, field: 'copyright', value: 'Mine' });
  run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'title', value: 'New' });
  const waiting = [waits('siteSettings', 'siteSettings_d1'), waits('footer', 'footer_d1')];
  expect(listed(waiting, store)).toEqual([
    'page p1: unsaved',
    'footer footer_d1: unsaved',
    'siteSettings siteSettings_d1: changed',
  ]);
});

test('publishables() keeps why a person may not publish the open page', () => {
  const [page] = publishables([waits('page', 'p1', { refusal: 'Ask Ada' })], sampleStore().getState());
  expect(page?.refusal).toBe('Ask Ada');
});

test('publishables() lists the open section first, by its name', () => {
  const { documents, saved } = sampleStore().getState();
  if (!documents || !saved) throw new Error('The sample has documents');
  const page = { ...saved.page, pageType: '_section', title: 'Opening hours' };
  const open = { documents: { ...documents, page }, saved: { ...saved, page } };
  const [section] = publishables([waits('page', 'p2'), waits('section', 'p1', { title: 'Opening hours' })], open);
  expect(section).toMatchObject({ kind: 'section', _id: 'p1', title: 'Opening hours', slug: null, state: 'changed' });
});
