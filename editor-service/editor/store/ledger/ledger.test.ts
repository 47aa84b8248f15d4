import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAnswer } from '../../saving/apply-answer.ts';
import { applyPatches } from '../documents/patch.ts';
import { run } from '../state/run.ts';
import { restoreFrames, stubFrames } from '../testing/frames-for-test.ts';
import { sampleStore } from '../testing/sample-documents.ts';
import { keepLedger } from './keep-ledger.ts';
import { gathered, type Ledger } from './ledger.ts';

/** An in-memory ledger with the key rules of IndexedDB. */
function memoryLedger() {
  const rows = new Map<string, Parameters<Ledger['write']>[0][number]>();
  const ledger: Pick<Ledger, 'write' | 'forget' | 'read'> = {
    async write(added) {
      for (const row of added) rows.set(JSON.stringify([row.tab, row.documentId, row.number]), row);
    },
    async forget(tab, documentId) {
      for (const [key, row] of rows) if (row.tab === tab && row.documentId === documentId) rows.delete(key);
    },
    async read(ids) {
      return gathered([...rows.values()].filter(({ documentId }) => ids.includes(documentId)));
    },
  };
  return ledger;
}

function open() {
  const store = sampleStore();
  const ledger = memoryLedger();
  keepLedger(store, ledger, 'tab', (cause) => {
    throw cause;
  });
  return { store, ledger };
}

let paint: () => void;

beforeEach(() => {
  paint = stubFrames();
});
afterEach(restoreFrames);

const type = (value: string) =>
  ({ kind: 'setField', owner: { kind: 'block', key: 'first' }, field: 'title', value }) as const;

test('keepLedger() keeps enough to replay every unsaved change', async () => {
  const { store, ledger } = open();
  const before = store.getState().documents;
  run(store, type('a'), 0);
  run(store, type('ab'), 100);
  run(store, { kind: 'moveBlocks', keys: ['last'], list: { kind: 'contents' }, index: 1 }, 200);
  paint();
  const [work] = await ledger.read(['p1', 'nav_d1']);
  expect(work?.changes).toHaveLength(2);
  expect(work?.base).toBe(before?.page);
  const again = applyPatches(before as NonNullable<typeof before>, work?.changes.flat() ?? []).documents;
  expect(again).toEqual(store.getState().documents);
});

test('keepLedger() writes the changes of one frame together, after it is painted', async () => {
  const { store, ledger } = open();
  const write = vi.spyOn(ledger, 'write');
  run(store, type('a'), 0, true);
  run(store, type('ab'), 10, true);
  run(store, { kind: 'removeBlocks', keys: ['last'] }, 20);
  expect(write).not.toHaveBeenCalled();
  paint();
  expect(write).toHaveBeenCalledTimes(1);
  const [work] = await ledger.read(['p1']);
  expect(work?.changes.flat().map(({ value }) => value)).toEqual(['ab', undefined]);
});

test('keepLedger() deletes saved changes and keeps text typed during the save', async () => {
  const { store, ledger } = open();
  run(store, type('saved'), 0);
  const sent = store.getState().documents?.page;
  if (!sent) throw new Error('The sample has a page');
  run(store, type('typed later'), 5000);
  paint();
  applyAnswer(store, 'page', sent, { ...sent, revision: 4 });
  const [work] = await ledger.read(['p1']);
  expect(work?.base).toMatchObject({ revision: 4 });
  expect(JSON.stringify(work?.changes)).toContain('typed later');
  applyAnswer(store, 'page', store.getState().documents?.page ?? sent, {
    ...(store.getState().documents?.page ?? sent),
  });
  expect(await ledger.read(['p1'])).toEqual([]);
});

test('keepLedger() keeps the changes of a version in a release apart from those of the draft', async () => {
  const { store, ledger } = open();
  run(store, type('of the draft'), 0);
  paint();
  store.setState({ release: { _id: 'r1', name: 'Spring' } });
  run(store, type('of the version'), 10_000);
  paint();
  const valuesOf = async (id: string) => (await ledger.read([id])).flatMap(({ changes }) => JSON.stringify(changes));
  expect(await valuesOf('p1')).toEqual([expect.stringContaining('of the draft')]);
  expect(await valuesOf('p1 in r1')).toEqual([expect.stringContaining('of the version')]);
});
