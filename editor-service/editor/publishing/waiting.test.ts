import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUBLISHABLE_KINDS } from '#content-store/model/entities/publishable.ts';
import type { WaitingItem } from '../../contract/publishing-sets.ts';
import { run } from '../store/state/run.ts';
import { sampleStore } from '../store/testing/sample-documents.ts';
import { ofOpenPage, publishableKey, publishables } from './waiting.ts';

const waits = (kind: WaitingItem['kind'], _id: string, more: Partial<WaitingItem> = {}): WaitingItem => ({
  ...{ kind, _id, title: _id, slug: kind === 'page' ? _id : null, region: null, state: 'changed', parts: [] },
  ...{ updatedAt: '2026-11-23T09:00:00Z', updatedBy: 'ben', revision: 1, refusal: null },
  ...more,
});

/** The open page as visitors have it, unless it was unpublished by hand. */
function openStore({ published = true } = {}) {
  const store = sampleStore();
  const { documents } = store.getState();
  if (!documents) throw new Error('The sample has documents');
  const open = { ...documents, page: { ...documents.page, published } };
  store.setState({ documents: open, saved: open });
  return store;
}

const listed = (waiting: readonly WaitingItem[], store = openStore()) =>
  publishables(waiting, store.getState()).map((item) => `${publishableKey(item)}: ${item.state}`);

test('publishables() lists the open page first, also when visitors have it like this', () => {
  expect(listed([])).toEqual(['page p1: live']);
  expect(listed([waits('page', 'p2'), waits('page', 'p1')])).toEqual(['page p1: changed', 'page p2: changed']);
});

test('publishables() offers a page that was unpublished by hand, though it does not wait', () => {
  expect(listed([], openStore({ published: false }))).toEqual(['page p1: new']);
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
  const open = {
    session: sampleStore().getState().session,
    documents: { ...documents, page },
    saved: { ...saved, page },
  };
  const [section] = publishables([waits('page', 'p2'), waits('section', 'p1', { title: 'Opening hours' })], open);
  expect(section).toMatchObject({ kind: 'section', _id: 'p1', title: 'Opening hours', slug: null, state: 'changed' });
});

/** Whatever else waits: nothing, one thing, or many of every kind. */
const others = fc
  .uniqueArray(
    fc.record({
      kind: fc.constantFrom(...PUBLISHABLE_KINDS),
      _id: fc.constantFrom('p2', 'p3', 'nav_d1', 'footer_d1', 'other'),
      state: fc.constantFrom('new' as const, 'changed' as const),
    }),
    { maxLength: 20, selector: publishableKey },
  )
  .map((all) => all.map(({ kind, _id, state }) => waits(kind, _id, { state })));

const { documents: shown } = openStore().getState();
const page = shown?.page;

/** How the open page is, and what the service says waits of it. */
const OPEN = {
  live: { isTicked: false },
  'unpublished by hand': { isTicked: true, saved: { published: false } },
  'never published': { isTicked: true, saved: { published: false }, waits: waits('page', 'p1', { state: 'new' }) },
  changed: { isTicked: true, waits: waits('page', 'p1', { parts: ['pages'] }) },
  'changed in its listing': { isTicked: true, waits: waits('page', 'p1', { parts: ['listings'] }) },
  'not saved': { isTicked: true, edited: { title: 'New' } },
  'not for this person to publish': { isTicked: true, waits: waits('page', 'p1', { refusal: 'Ask Ada' }) },
} satisfies Record<string, { isTicked: boolean; saved?: object; edited?: object; waits?: WaitingItem }>;

test.each(Object.entries(OPEN))('ofOpenPage() ticks nothing but the open page when it is %s', (_, open) => {
  fc.assert(
    fc.property(others, fc.boolean(), fc.nat(), (waiting, isFooterEdited, at) => {
      if (!shown || !page) throw new Error('The sample has documents');
      const saved = { ...shown, page: { ...page, ...('saved' in open && open.saved) } };
      const footer = isFooterEdited ? { ...saved.footer, copyright: 'Mine' } : saved.footer;
      const state = {
        saved,
        session: sampleStore().getState().session,
        documents: { ...saved, page: { ...saved.page, ...('edited' in open && open.edited) }, footer },
      };
      const all = 'waits' in open ? waiting.toSpliced(at % (waiting.length + 1), 0, open.waits) : waiting;
      expect(ofOpenPage(publishables(all, state), state).map(publishableKey)).toEqual(open.isTicked ? ['page p1'] : []);
    }),
  );
});
