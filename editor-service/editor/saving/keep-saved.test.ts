import { afterEach, expect, test, vi } from 'vitest';
import { retrace, run } from '../store/state/run.ts';
import { notSavedOf, refusalWords, savedAtOf, saveStateOf, saveWords } from '../store/state/save-state.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { type Clock, keepSaved } from './keep-saved.ts';
import { save } from './save.ts';

afterEach(() => vi.unstubAllGlobals());

/** A clock that a test turns on by hand. */
function handClock() {
  let due: (() => void) | null = null;
  const waits: number[] = [];
  const clock: Clock = {
    pause: 2000,
    after(milliseconds, work) {
      waits.push(milliseconds);
      due = work;
      return () => {
        if (due === work) due = null;
      };
    },
  };
  return { clock, waits, isWaiting: () => due !== null, ring: () => due?.() };
}

type Sent = { path: string; body: { page: { revision: number }; kind?: string; name?: string } };

/** An editor over the sample with a service that answers every save, unless `answer` says otherwise. */
function atWork() {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const sent: Sent[] = [];
  const service = { answer: (): [number, object] | null => null, arrived: Promise.resolve() };
  vi.stubGlobal('fetch', async (url: string, { body: text }: { body: string }) => {
    const path = url.replace('/api/', '');
    const body = JSON.parse(text) as Sent['body'];
    sent.push({ path, body });
    await service.arrived;
    const refusal = service.answer();
    if (refusal?.[0] === 0) throw new TypeError('Failed to fetch');
    if (refusal) return Response.json({ error: refusal[1] }, { status: refusal[0] });
    if (path === 'footer/loadRegionFooter') return Response.json(store.getState().saved?.footer);
    if (path === 'site/saveFooter') return Response.json((body as unknown as { footer: object }).footer);
    return Response.json({ ...body.page, revision: body.page.revision + 1 });
  });
  const hand = handClock();
  const saveNow = keepSaved(workbench, hand.clock);
  const type = (value: string) =>
    run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'header.heading', value }, Date.now() - 60_000);
  const atRest = () => expect.poll(() => store.getState().saving).toEqual([]);
  const ring = async () => {
    hand.ring();
    await atRest();
  };
  const state = () => saveStateOf(store.getState(), 'page');
  return { workbench, store, sent, service, hand, type, ring, atRest, saveNow, state, said: workbench.said };
}

test('what was changed is saved once nothing is typed for a moment, without a word', async () => {
  const { hand, type, sent, ring, state, said, store } = atWork();
  type('A');
  type('About');
  expect([state(), hand.waits, sent]).toEqual(['changed', [2000, 2000], []]);
  await ring();
  expect(sent).toMatchObject([{ path: 'page/save', body: { kind: 'auto', page: { revision: 3 } } }]);
  expect([state(), said, saveWords(store.getState(), 'page')]).toEqual(['saved', [], null]);
  expect(savedAtOf(store.getState(), 'page')).toMatch(/^\d{4}-/);
});

test('nothing is sent when everything was undone', async () => {
  const { type, sent, ring, store } = atWork();
  type('A');
  retrace(store, 'undo');
  await ring();
  expect(sent).toEqual([]);
});

test('what is typed during a save waits for that save and a pause of its own', async () => {
  const { type, sent, ring, service, hand, saveNow, atRest, store } = atWork();
  const { promise, resolve } = Promise.withResolvers<void>();
  service.arrived = promise;
  type('A');
  saveNow();
  await expect.poll(() => sent).toHaveLength(1);
  type('AB');
  saveNow();
  expect(sent).toHaveLength(1);
  resolve();
  await atRest();
  expect(hand.isWaiting()).toBe(true);
  await ring();
  expect(sent.map(({ body }) => body.page.revision)).toEqual([3, 4]);
  expect(store.getState().documents?.page.header.heading).toBe('AB');
});

test('Ctrl+S makes a version with its name, also of what is saved already', async () => {
  const { type, ring, sent, said, workbench } = atWork();
  type('A');
  await ring();
  await save(workbench, 'page', { versionName: 'For the fair' });
  expect(sent[1]).toMatchObject({ body: { kind: 'save', name: 'For the fair' } });
  expect(said).toEqual(['Page Saved']);
});

test('offline the changes are kept in this browser, and the save is repeated by itself', async () => {
  const { type, ring, service, hand, state, store, said, sent } = atWork();
  service.answer = () => [0, {}];
  type('A');
  await ring();
  expect([state(), saveWords(store.getState(), 'page')]).toEqual(['kept', 'Offline: kept in this browser']);
  expect(hand.waits.at(-1)).toBe(5000);
  await ring();
  await ring();
  await ring();
  expect(hand.waits.at(-1)).toBe(60_000);
  service.answer = () => null;
  await ring();
  expect([state(), notSavedOf(store.getState(), 'page'), said]).toEqual(['saved', null, []]);
  expect(sent).toHaveLength(5);
});

test('a save that a person asked for and that failed without a login is repeated after the next one', async () => {
  const { type, service, store, said, workbench, atRest, sent } = atWork();
  service.answer = () => [401, { message: 'Please log in' }];
  type('A');
  await save(workbench, 'page', { versionName: 'For the fair' });
  expect(store.getState().session.kind).toBe('expired');
  expect(saveWords(store.getState(), 'page')).toBe('Logged out: kept in this browser');
  service.answer = () => null;
  store.setState({ session: { kind: 'active', username: 'sam' }, dialog: null });
  await atRest();
  expect(sent.at(-1)).toMatchObject({ body: { kind: 'save', name: 'For the fair' } });
  expect(said).toEqual(['Page Saved']);
});

test('what the service refuses waits for the next change', async () => {
  const { type, ring, service, hand, state, store, sent, saveNow } = atWork();
  service.answer = () => [400, { message: 'The heading is too long' }];
  type('A');
  await ring();
  const waits = hand.waits.filter((wait) => wait > 2000);
  expect([state(), waits]).toEqual(['kept', []]);
  expect(store.getState().announcement, 'the line above the page says it, and is read out').toEqual({ text: '' });
  await ring();
  saveNow();
  await ring();
  expect([state(), sent.length], 'it is not sent again as it is').toEqual(['kept', 1]);
  service.answer = () => null;
  type('B');
  await ring();
  expect([state(), sent.length]).toEqual(['saved', 2]);
});

test('what cannot be stored holds up nothing else on the page, stays, and says why', async () => {
  const { type, ring, service, state, sent, store } = atWork();
  const title = (key: string, value: unknown) =>
    run(store, { kind: 'setField', owner: { kind: 'block', key }, field: 'title', value }, 0);
  const titles = (page: object | undefined) =>
    (page as { contents?: { title?: unknown }[] } | undefined)?.contents?.map((item) => item.title);
  service.answer = () => (titles(sent.at(-1)?.body.page)?.includes(7) ? [400, { message: 'No' }] : null);
  title('first', 7);
  title('last', 'The end');
  type('A');
  await ring();
  const { documents, saved, notSaved } = store.getState();
  expect(titles(saved?.page)).toEqual(['First', '', 'The end']);
  expect(titles(documents?.page)).toEqual([7, '', 'The end']);
  expect([saved?.page.header.heading, state(), sent.length]).toEqual(['A', 'kept', 2]);
  expect(notSaved.page).toMatchObject({
    why: 'invalid',
    refused: [{ owner: { kind: 'block', key: 'first' }, field: 'title', message: 'Headline, Title: This is not text' }],
  });
  expect(notSaved.page && refusalWords(notSaved.page)).toBe(
    'Not saved: Headline, Title: This is not text. Everything else is saved.',
  );
  await ring();
  expect(sent, 'nothing is repeated without a change').toHaveLength(2);
  title('first', 'Seven');
  await ring();
  expect([state(), titles(store.getState().saved?.page)?.[0]]).toEqual(['saved', 'Seven']);
});

test.each([
  [
    'a page that the person may not change',
    { session: { kind: 'active', username: 'v', rights: { roles: [], isAdmin: false } } },
  ],
  ['changes while the login has ended', { session: { kind: 'expired', username: 'v' } }],
  ['changes that a dialog decides about', { dialog: { kind: 'restore', work: [] } }],
] as const)('autosave leaves alone %s', async (_, state) => {
  const { type, ring, sent, store } = atWork();
  const { saved } = store.getState();
  if (saved) store.setState({ saved: { ...saved, page: { ...saved.page, editorRoles: ['board'] } } });
  store.setState({ session: { kind: 'active', username: 'a', rights: { roles: ['board'], isAdmin: false } } });
  store.setState(state as object);
  type('A');
  await ring();
  expect(sent).toEqual([]);
});

test('the footer is saved by itself too', async () => {
  const { ring, sent, store } = atWork();
  run(store, { kind: 'setField', owner: { kind: 'footer' }, field: 'copyright', value: 'Us' }, 0);
  await ring();
  expect(sent.map(({ path }) => path)).toEqual(['footer/loadRegionFooter', 'site/saveFooter']);
  expect(saveStateOf(store.getState(), 'footer')).toBe('saved');
});
