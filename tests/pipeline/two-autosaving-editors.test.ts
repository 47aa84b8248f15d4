import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { saveMerged } from '#editor-service/editor/saving/conflicts/resolve-conflict.ts';
import { keepSaved } from '#editor-service/editor/saving/keep-saved.ts';
import { completePage, theirVersion } from '#editor-service/editor/saving/loading/load.ts';
import { mergeDocument } from '#editor-service/editor/store/merge/merge-document.ts';
import { isDirty } from '#editor-service/editor/store/state/editor-state.ts';
import { retrace, run } from '#editor-service/editor/store/state/run.ts';
import { sampleDocuments } from '#editor-service/editor/store/testing/sample-documents.ts';
import { sampleWorkbench } from '#editor-service/editor/workbench/testing/sample-workbench.ts';
import { startTestService, type TestClient, type TestService } from '#editor-service/server/testing/test-service.ts';
import { numberOf } from '../run/long-form.ts';

/** Fixed seeds make every run the same. */
const SEEDS = Array.from({ length: numberOf({ short: 4, long: 15 }) }, (_, index) => 20_261_123 + index);
const STEPS = 30;
/** Attempts until both editors are at rest; more would be a loop of conflicts. */
const ROUNDS = 12;
const OFTEN = { interval: 1, timeout: 20_000 };

/** Decides what happens to the next request that saves, or to its response. */
let fates: Roll = () => 0;
const disturbed = { lost: 0, repeated: 0 };

/** The cookie of the editor whose code is running: both share one `fetch`. */
const cookies = new AsyncLocalStorage<string>();
let service: TestService;
let people: TestClient[];

beforeAll(async () => {
  service = await startTestService();
  people = [await service.as(['editor']), await service.as(['editor'])];
  const original = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.startsWith('/')) return original(url, init);
    const headers = {
      'content-type': 'application/json',
      origin: service.editorUrl,
      cookie: cookies.getStore() ?? '',
    };
    const send = () => original(service.editorUrl + url, { ...init, headers });
    const fate = url.endsWith('/page/save') ? fates(8) : 0;
    const response = await send();
    if (fate === 1) {
      disturbed.repeated += 1;
      await send();
    }
    if (fate === 2) {
      disturbed.lost += 1;
      throw new TypeError('Failed to fetch');
    }
    return response;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.discard();
});

type Roll = (sides: number) => number;

/** Rolls dice with a linear congruential generator (Numerical Recipes). */
function dice(seed: number): Roll {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** An editor with the page open, whose autosaves go off when the test says so. */
async function join(cookie: string, slug: string) {
  const as = <Result>(work: () => Result) => cookies.run(cookie, work);
  const workbench = sampleWorkbench();
  const { store } = workbench;
  let due: (() => void) | null = null;
  keepSaved(workbench, {
    pause: 0,
    after: (_, work) => {
      due = work;
      return () => {
        due = null;
      };
    },
  });
  const answer = await as(() => fetch(`/api/page/load?slug=${slug}&domainId=main&collection=pages`));
  const documents = { ...sampleDocuments(), page: completePage(await answer.json()) };
  store.setState({ documents, saved: documents, domainId: 'main', slug });
  const page = () => store.getState().documents?.page ?? documents.page;
  const isAtRest = () => !isDirty(store.getState(), 'page') && store.getState().dialog === null;
  const questions: string[] = [];

  async function autosave() {
    as(() => due?.());
    await vi.waitUntil(() => store.getState().saving.length === 0, OFTEN);
    // A question waits for a pause in typing.
    if (store.getState().notSaved.page?.why === 'conflict')
      await vi.waitUntil(() => store.getState().dialog !== null, OFTEN);
  }

  async function decide(roll: Roll) {
    const { dialog, saved } = store.getState();
    if (dialog?.kind !== 'conflict' || !saved) return;
    const theirs = await as(() => theirVersion(workbench, dialog.stored));
    const { conflicts } = mergeDocument('page', [saved.page, page(), theirs]);
    questions.push(...conflicts.map(({ id, mine, theirs: other }) => JSON.stringify([id, mine, other])));
    const side = roll(2) === 0 ? 'mine' : 'theirs';
    await as(() => saveMerged(workbench, 'page', theirs, new Map(conflicts.map(({ id }) => [id, side] as const))));
  }

  return { store, page, isAtRest, questions, autosave, decide };
}

type Editor = Awaited<ReturnType<typeof join>>;

/** Changes something as a person would; lines are unique and never removed. */
function write({ store, page }: Editor, roll: Roll, line: string): string | null {
  const { contents } = page();
  const item = contents[roll(contents.length)];
  // Long ago, so that no question waits for a pause in typing.
  const at = Date.now() - 60_000;
  const kind = roll(6);
  if (kind === 0 || !item) {
    const [first] = contents;
    if (!first) return null;
    const added = { ...first, componentType: 'Headline', key: line, title: line };
    run(store, { kind: 'addBlocks', list: { kind: 'contents' }, index: roll(contents.length), items: [added] }, at);
    return line;
  }
  if (kind === 1)
    run(store, { kind: 'moveBlocks', keys: [item.key], list: { kind: 'contents' }, index: roll(contents.length) }, at);
  else if (kind === 2)
    run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'header.heading', value: line }, at);
  else if (kind === 3 && store.getState().history.done.length > 3) {
    retrace(store, 'undo', at);
    retrace(store, 'redo', at);
  } else if (item.key.startsWith('block'))
    run(
      store,
      {
        kind: 'setField',
        owner: { kind: 'block', key: item.key },
        field: roll(2) === 0 ? 'title' : 'id',
        value: `v${line}`,
      },
      at,
    );
  return null;
}

async function play(seed: number) {
  const roll = dice(seed);
  fates = dice(seed + 1);
  const slug = `two-${seed}`;
  const contents = ['a', 'b', 'c'].map((key) => ({ componentType: 'Headline', key: `block-${key}`, title: key }));
  await people[0]?.call('page/save', { page: { domainId: 'main', slug, header: { heading: 'Two' }, contents } });
  const editors = await Promise.all(people.map(({ cookie }) => join(cookie, slug)));
  const lines: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const editor = editors[roll(2)] as Editor;
    const line = write(editor, roll, `s${step}`);
    if (line) lines.push(line);
    if (roll(3) === 0) await editor.autosave();
    if (roll(3) === 0) await Promise.all(editors.map((one) => one.autosave()));
    for (const one of editors) await one.decide(roll);
  }
  fates = () => 0;
  let rounds = 0;
  for (; rounds < ROUNDS && !editors.every((editor) => editor.isAtRest()); rounds++) {
    for (const editor of editors) {
      await editor.autosave();
      await editor.decide(roll);
    }
  }
  const { body } = (await people[0]?.call('page/load', { slug, domainId: 'main' })) ?? {};
  return { editors, lines, rounds, stored: body };
}

test('two editors autosaving one page lose nothing, come to rest and are asked once about each disputed value', async () => {
  let asked = 0;
  for (const seed of SEEDS) {
    const { editors, lines, rounds, stored } = await play(seed);
    expect(rounds, `seed ${seed}: they come to rest`).toBeLessThan(ROUNDS);
    const titles = stored?.contents.map(({ title }) => title) ?? [];
    for (const line of lines)
      expect(
        titles.filter((title) => title === line),
        `seed ${seed}: ${line}`,
      ).toHaveLength(1);
    for (const { questions } of editors) {
      expect(new Set(questions).size, `seed ${seed}: no question twice`).toBe(questions.length);
      asked += questions.length;
    }
  }
  expect(asked, 'some values were disputed').toBeGreaterThan(0);
  expect(
    Math.min(disturbed.lost, disturbed.repeated),
    'some responses were lost, and requests repeated',
  ).toBeGreaterThan(0);
});
