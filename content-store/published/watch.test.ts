import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { folderStore } from './store.ts';
import { type Difference, type FileHashes, watchPublished } from './watch.ts';

/** A watched folder that should contain `expected`, and the reports of the watcher. */
async function watched(expected: Map<string, string>, reconcileEvery = 60_000) {
  const root = await temporaryFolder();
  const store = folderStore(root);
  for (const [path, text] of expected) await store.write(path, text);
  const reported: Difference[][] = [];
  const watch = await watchPublished({
    root,
    store,
    expected: async (path) => expected.get(path) ?? null,
    onDifferences: (differences) => void reported.push(differences),
    onError: (error) => {
      throw error;
    },
    debounceMs: 50,
    reconcileEvery,
  });
  onTestFinished(() => watch.close());
  const writeByHand = async (path: string, text: string) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${dirname(file)}/.next`, text);
    await rename(`${dirname(file)}/.next`, file); // A file seen half-written would rightly be reported twice.
  };
  const texts = () => reported.map((round) => round.map(({ path, data }) => [path, data?.toString() ?? null]));
  return { root, store, watch, reported, texts, writeByHand };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

test('watchPublished() reports files that others change, add and remove', async () => {
  const expected = new Map([
    ['main/footer.json', 'footer'],
    ['main/pages/gone.json', 'gone'],
  ]);
  const { root, reported, writeByHand } = await watched(expected);
  await writeByHand('main/footer.json', 'edited');
  await writeByHand('main/pages/new.json', 'new');
  await rm(join(root, 'main/pages/gone.json'));
  await writeByHand('main/pages/notes.txt', 'not ours');
  await vi.waitFor(() => expect(reported.flat()).toHaveLength(3), 30_000);
  const found = reported.flat().map(({ path, data }) => [path, data?.toString() ?? null]);
  expect(Object.fromEntries(found)).toEqual({
    'main/footer.json': 'edited',
    'main/pages/gone.json': null,
    'main/pages/new.json': 'new',
  });
});

test('watchPublished() reports a burst of 1,000 files in few batches, each file once', async () => {
  // A folder that is new is scanned too: a file could rightly be found twice.
  const { reported, writeByHand } = await watched(new Map([['main/pages/home.json', 'home']]));
  const paths = Array.from({ length: 1000 }, (_, number) => `main/pages/page${number}.json`);
  for (const path of paths) await writeByHand(path, 'storm');
  await vi.waitFor(
    () =>
      expect(
        reported
          .flat()
          .map(({ path }) => path)
          .sort(),
      ).toEqual(paths.toSorted()),
    30_000,
  );
  expect(reported.length).toBeLessThan(100);
});

test('watchPublished() does not report files with the expected text', async () => {
  const expected = new Map<string, string>();
  const { store, reported } = await watched(expected);
  expected.set('main/pages/mine.json', 'mine');
  await store.write('main/pages/mine.json', 'mine');
  expected.delete('main/pages/mine.json');
  await store.remove('main/pages/mine.json');
  await quiet();
  expect(reported).toEqual([]);
});

test('reconcile() finds changes without events, once, and files missing from the start', async () => {
  const expected = new Map([['main/footer.json', 'footer']]);
  const { watch, texts, writeByHand } = await watched(expected);
  expected.set('main/footer.json', 'changed while we were away');
  expected.set('main/navigation.json', 'lost while we were away');
  await watch.reconcile(['main/navigation.json']);
  expect(texts()).toEqual([
    [
      ['main/footer.json', 'footer'],
      ['main/navigation.json', null],
    ],
  ]);
  await watch.reconcile();
  expect(texts()).toHaveLength(1);
  await writeByHand('main/footer.json', 'by hand');
  await watch.reconcile();
  expect(texts().flat()).toContainEqual(['main/footer.json', 'by hand']);
});

test('watchPublished() reconciles periodically', async () => {
  const expected = new Map([['main/footer.json', 'footer']]);
  const { texts } = await watched(expected, 200);
  expected.set('main/footer.json', 'another text');
  await vi.waitFor(() => expect(texts()).toEqual([[['main/footer.json', 'footer']]]), 30_000);
});

/** A folder with the files that `expected` names, and starts on it that know what the last one found. */
async function startedAgain(expected: Map<string, string>) {
  const root = await temporaryFolder();
  const store = folderStore(root);
  for (const [path, text] of expected) await store.write(path, text);
  let known: FileHashes = new Map();
  /** Which files a start compared, and which it found to be different; `work` comes after that. */
  const start = async (work: (watch: { reconcile: () => Promise<void> }) => unknown = () => {}) => {
    const compared: string[] = [];
    const different: string[] = [];
    const watch = await watchPublished({
      ...{ root, store, onError: (error) => expect.fail(String(error)) },
      expected: async (path) => {
        compared.push(path);
        return expected.get(path) ?? null;
      },
      onDifferences: (differences) => void different.push(...differences.map(({ path }) => path)),
    });
    await watch.reconcile(expected.keys(), known);
    await work(watch);
    await watch.close();
    known = await watch.findRight();
    return { compared: compared.toSorted(), different: [...new Set(different)].toSorted() };
  };
  return { root, store, start };
}

const threeFiles = () => new Map(['footer', 'pages/a', 'pages/b'].map((name) => [`main/${name}.json`, name]));
const ALL_RIGHT = { compared: [], different: [] };

test('a start compares only files without the hash that the last one found to be right', async () => {
  const expected = threeFiles();
  const { root, start } = await startedAgain(expected);
  expect(await start()).toEqual({ compared: [...expected.keys()], different: [] });
  expect(await start()).toEqual(ALL_RIGHT);
  const now = new Date();
  for (const path of expected.keys()) await utimes(join(root, path), now, now);
  expect(await start()).toEqual(ALL_RIGHT);
  expected.set('main/pages/unknown.json', 'lost');
  await rm(join(root, 'main/footer.json'));
  await writeFile(join(root, 'main/pages/added.json'), 'added');
  const { mtime, atime } = await stat(join(root, 'main/pages/a.json'));
  await writeFile(join(root, 'main/pages/a.json'), 'PAGES/A');
  await utimes(join(root, 'main/pages/a.json'), atime, mtime);
  const wrong = ['footer', 'pages/a', 'pages/added', 'pages/unknown'].map((name) => `main/${name}.json`);
  for (const _ of ['found', 'still wrong']) expect(await start()).toEqual({ compared: wrong, different: wrong });
});

test('a start compares a file that has an older text again, also when its last change was not compared any more', async () => {
  const expected = threeFiles();
  const { store, start } = await startedAgain(expected);
  const path = 'main/pages/a.json';
  const publish = async (text: string) => {
    expected.set(path, text);
    await store.write(path, text);
  };
  await start(() => publish('a later text'));
  await store.write(path, 'pages/a');
  expect(await start()).toEqual({ compared: [path], different: [path] });
});

test('later looks compare also a file whose text was known at the start', async () => {
  const expected = threeFiles();
  const { root, start } = await startedAgain(expected);
  const path = 'main/pages/a.json';
  await start();
  const { different } = await start(async (watch) => {
    expected.set(path, 'a later text');
    await utimes(join(root, path), 1000, 1000);
    await watch.reconcile();
  });
  expect(different).toEqual([path]);
});
