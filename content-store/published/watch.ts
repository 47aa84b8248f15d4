import { hash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { parseDocumentPath } from '../model/published/published-path.ts';
import { FileStamps } from './file-stamps.ts';
import { pauses } from './pauses.ts';
import type { PublishedStore } from './store.ts';
import { watchFolders } from './watch-folders.ts';

/** Pauses between scans of the folder are this many times as long as a scan takes. */
const SHARE = 100;

interface Options {
  root: string;
  store: PublishedStore;
  /** The text a file should have now; null for none. The only way to tell own writes from those of others. */
  expected: (path: string) => Promise<string | null>;
  /** Called with the differences of one round. A publish may be in progress: compare again before acting on them. */
  onDifferences: (differences: Difference[]) => Promise<void> | void;
  onError: (error: unknown) => void;
  /** Changed files are compared after this pause without another change, so that a `git pull` is one round. */
  debounceMs?: number;
  /** Milliseconds between scans of the whole folder, for events the system has lost. */
  reconcileEvery?: number;
}

/** SHA-256 of the texts of files, by path. */
export type FileHashes = ReadonlyMap<string, string>;

/** Watches the published files for changes by others. */
export async function watchPublished(options: Options) {
  const { onError, debounceMs = 100, reconcileEvery = 60_000 } = options;
  await mkdir(options.root, { recursive: true });
  const root = await realpath(options.root);
  const looks = createLooks(options);
  const noticed = createNoticed(debounceMs, ({ paths, isFolder }) => {
    if (isFolder) void reconcile(paths);
    else void looks.next(async () => paths);
  });
  const stamps = new FileStamps(root);

  /** Compares every file that has changed since the last scan (the first time: all), and `alsoPaths`; not those with a `known` hash. */
  const reconcile = (alsoPaths: Iterable<string> = [], known?: FileHashes) =>
    looks.next(async () => {
      const paths = await stamps.changed();
      for (const path of alsoPaths) paths.add(path);
      return paths;
    }, known);

  const stopWatching = watchFolders({ root, onFile: noticed.add, onFolder: noticed.addFolder, onError });
  let next: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** A scan takes no more than a hundredth of the time, however many files there are. */
  const reconcileAfter = (pause: number) => {
    next = setTimeout(() => {
      const started = performance.now();
      const goOn = () => {
        if (!isClosed) reconcileAfter(Math.max(reconcileEvery, SHARE * (performance.now() - started)));
      };
      void reconcile().then(goOn);
    }, pause).unref();
  };
  reconcileAfter(reconcileEvery);

  return {
    reconcile,
    close: async () => {
      clearTimeout(next);
      isClosed = true;
      noticed.close();
      stopWatching();
      await looks.done();
    },
    /** After `close`: the files that were as expected and have not changed since. */
    findRight: async (): Promise<FileHashes> => {
      for (const path of await stamps.changed()) looks.right.delete(path);
      return looks.right;
    },
  };
}

/** Compares files in rounds, one at a time. */
function createLooks({ store, expected, onDifferences, onError }: Options) {
  const right = new Map<string, string>();
  let last: Promise<void> = Promise.resolve();
  const isRight = async (path: string, data: Buffer | null, known?: FileHashes): Promise<boolean> => {
    const found = data && hash('sha256', data, 'base64url');
    const isKnown = found !== null && found === known?.get(path);
    const isExpected = isKnown || (data?.toString() ?? null) === (await expected(path));
    if (isExpected && found !== null) right.set(path, found);
    else right.delete(path);
    return isExpected;
  };
  const look = async (paths: Iterable<string>, known?: FileHashes) => {
    const differences = await differencesIn(paths, store, (path, data) => isRight(path, data, known));
    if (differences.length > 0) await onDifferences(differences);
  };
  return {
    /** Hashes of the files that were as expected when they were last compared. */
    right,
    next: (findPaths: () => Promise<Iterable<string>>, known?: FileHashes): Promise<void> => {
      last = last.then(async () => look(await findPaths(), known)).catch(onError);
      return last;
    },
    done: () => last,
  };
}

interface Noticed {
  paths: Set<string>;
  /** A whole folder changed. */
  isFolder: boolean;
}

/** Debounces changed paths: reports them when none has been added for `debounceMs` milliseconds. */
function createNoticed(debounceMs: number, onPause: (noticed: Noticed) => void) {
  let noticed: Noticed = { paths: new Set(), isFolder: false };
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    onPause(noticed);
    noticed = { paths: new Set(), isFolder: false };
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  };
  return {
    add: (path: string) => {
      if (!parseDocumentPath(path)) return;
      noticed.paths.add(path);
      wait();
    },
    addFolder: () => {
      noticed.isFolder = true;
      wait();
    },
    close: () => clearTimeout(timer),
  };
}

/** A published file with unexpected contents: `data` is its bytes, or null when it is missing. */
export interface Difference {
  path: string;
  data: Buffer | null;
}

/** The files that are not as expected (null: no file); yields to the event loop in between. */
async function differencesIn(
  paths: Iterable<string>,
  store: PublishedStore,
  isRight: (path: string, data: Buffer | null) => Promise<boolean>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const rest = pauses();
  for (const path of paths) {
    const data = await store.read(path);
    if (!(await isRight(path, data))) differences.push({ path, data });
    await rest();
  }
  return differences;
}
