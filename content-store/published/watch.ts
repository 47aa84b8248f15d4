import { mkdir, realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { watch as watchFolder } from 'chokidar';
import { parseDocumentPath } from '../model/published/published-path.ts';
import { type Difference, differencesIn, fileStamps } from './differences.ts';
import { publishedPathOf } from './read.ts';
import type { PublishedStore } from './store.ts';

interface Options {
  root: string;
  store: PublishedStore;
  /** The text a file should have now; null for none. The only way to tell own writes from those of others. */
  expected: (path: string) => Promise<string | null>;
  /** Called with the differences of one round. A publish may be in progress: compare again before acting on them. */
  onDifferences: (differences: Difference[]) => Promise<void> | void;
  onError: (error: unknown) => void;
  /** Debounce in milliseconds before changed files are compared, so that a `git pull` is one round. */
  settle?: number;
  /** Milliseconds between scans of the whole folder, for events the system has lost. */
  reconcileEvery?: number;
}

/** Watches the published files for changes by others. */
export async function watchPublished(options: Options) {
  const { store, onError, settle = 100, reconcileEvery = 60_000 } = options;
  await mkdir(options.root, { recursive: true });
  const root = await realpath(options.root);
  const looks = createLooks(options);
  const noticed = createNoticed(settle, (paths) => void looks.next(async () => paths));
  let seen = new Map<string, string>();

  /** Compares every file that has changed since the last scan (the first time: all), and `alsoPaths`. */
  const reconcile = (alsoPaths: readonly string[] = []) =>
    looks.next(async () => {
      const before = seen;
      seen = await fileStamps(root, store);
      return new Set([...changedPaths(before, seen), ...alsoPaths]);
    });

  const watcher = await startWatcher(root, (file) => noticed.add(publishedPathOf(root, file)), onError);
  const interval = setInterval(() => void reconcile(), reconcileEvery);
  interval.unref();

  return {
    reconcile,
    close: async () => {
      clearInterval(interval);
      noticed.close();
      await watcher.close();
      await looks.done();
    },
  };
}

/** Compares files in rounds, one at a time. */
function createLooks({ store, expected, onDifferences, onError }: Options) {
  let last: Promise<void> = Promise.resolve();
  const look = async (paths: Iterable<string>) => {
    const differences = await differencesIn(paths, store, expected);
    if (differences.length > 0) await onDifferences(differences);
  };
  return {
    next: (findPaths: () => Promise<Iterable<string>>): Promise<void> => {
      last = last.then(findPaths).then(look).catch(onError);
      return last;
    },
    done: () => last,
  };
}

/** Debounces changed paths: reports them when none has been added for `settle` milliseconds. */
function createNoticed(settle: number, onSettled: (paths: Set<string>) => void) {
  let paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    onSettled(paths);
    paths = new Set();
  };
  return {
    add: (path: string) => {
      if (!parseDocumentPath(path)) return;
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(report, settle);
    },
    close: () => clearTimeout(timer),
  };
}

async function startWatcher(root: string, onFile: (file: string) => void, onError: (error: unknown) => void) {
  const watcher = watchFolder(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (file) => file !== root && basename(file).startsWith('.'),
  });
  watcher.on('add', onFile).on('change', onFile).on('unlink', onFile).on('error', onError);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

function changedPaths(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...new Set([...now.keys(), ...before.keys()])].filter((path) => before.get(path) !== now.get(path));
}
