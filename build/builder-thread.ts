import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#content-store/model/error.ts';
import { armFailpoint } from '#content-store/published/failpoint.ts';
import type { Interrupt, StopSending, WorkerAnswer, WorkerRequest } from './builder-messages.ts';
import type { BuilderOptions } from './builder-options.ts';
import { openBuilder } from './open-builder.ts';
import { freeMemoryAtRest } from './threads/free-memory.ts';
import { serveThread } from './threads/thread.ts';
import type { OnProgress } from './write/run.ts';

/** The shortest time between two progress messages: a site of 10,000 pages must not flood the service's event loop. */
const PROGRESS_MS = 50;

/** The shortest time between two signs of life. */
const ALIVE_MS = 5000;

/** A pause this long between publishes means that no editor is working on the next one. */
const IDLE_MS = 1000;

/** A pause in which publishing seems to be over: time for work that takes long. */
const CALM_MS = 30_000;

freeMemoryAtRest();
const builder = await openBuilder({
  ...(workerData as BuilderOptions),
  onAlive: sometimes(() => answer({ kind: 'alive' })),
  onNews: (sentence) => answer({ kind: 'news', sentence }),
});
let last: Promise<void> = Promise.resolve();
/** Requests that were not answered yet. */
let waiting = 0;
let idle: NodeJS.Timeout | undefined;
let isEnding = false;

/** Work that a newer change waits for. */
const interrupted = new Set<number>();

/** The result of sending, and of a picture. */
const NOTHING = { changed: [], removed: [], failures: [], warnings: [], milliseconds: 0, span: 0 };

/** A rebuild runs at least this long even while others wait, so that each makes progress. */
const MIN_MS = 75;

serveThread((request: WorkerRequest | Interrupt | StopSending) => {
  if (request.work === 'stopSending') return builder.stopSending();
  if (request.work === 'interrupt') return void interrupted.add(request.id);
  clearTimeout(idle);
  waiting += 1;
  if (request.work === 'makePicture') return void makePicture(request).then(rest);
  last = last.then(() => serve(request)).then(rest);
}, tidyLast);

/** The start of a large site reads and compares for minutes without a page to report. */
function sometimes(report: () => void): () => void {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + ALIVE_MS;
    report();
  };
}

/** After a while without requests, what can wait is done, until the next request arrives. */
function rest(): void {
  waiting -= 1;
  if (waiting > 0) return;
  last = last.then(makePictures);
  idle = setTimeout(() => {
    last = last.then(() => tidy(isIdle));
    idle = setTimeout(() => {
      last = last.then(shrink);
    }, CALM_MS);
  }, IDLE_MS);
}

/** After an error, what is missing is made after the next start. */
const makePictures = (): Promise<void> => builder.makePictures(mayMakeMore).catch(report).then(tellPictures);

function mayMakeMore(): Promise<boolean> {
  tellPictures();
  return isIdle();
}

let told = 0;
function tellPictures(): void {
  const left = builder.picturesLeft();
  if (left !== told) answer({ kind: 'pictures', left });
  told = left;
}

/** A visitor waits: even while pages are rendered. */
async function makePicture({ id, changes }: WorkerRequest): Promise<void> {
  for (const { domainId, path } of changes) await builder.makePicture(domainId, path).catch(report);
  answer({ id, kind: 'done', result: NOTHING });
}

/** After an error the index answers as before and the bucket keeps what it had; it is tried again after the next publish. */
const tidy = (mayGoOn?: () => Promise<boolean>): Promise<void> => builder.tidy(mayGoOn).catch(report);

/** After an error, files without a smaller form are sent as they are. */
const shrink = (): Promise<void> => builder.shrink(isIdle).catch(report);

const report = (error: unknown): void => answer({ kind: 'trouble', error });

/** Before the thread ends. */
async function tidyLast(): Promise<void> {
  clearTimeout(idle);
  isEnding = true;
  await last;
  await tidy();
}

/** Lets requests arrive; true when there are none. */
async function isIdle(): Promise<boolean> {
  await nextTurn();
  return waiting === 0 && !isEnding;
}

async function serve({ id, work, changes, lookedAt, rendered, failpoint }: WorkerRequest): Promise<void> {
  const least = performance.now() + MIN_MS;
  const isNewer = () => interrupted.has(id) && performance.now() > least;
  const onProgress = progressOf(id);
  armFailpoint(failpoint, false); // This thread always runs React's production build; start-builder-thread.ts has checked.
  try {
    const result =
      work === 'rebuild'
        ? await builder.rebuild(changes, onProgress, { isNewer, lookedAt, rendered })
        : work === 'send'
          ? await builder.send(isNewer).then((isAll) => (isAll ? NOTHING : { ...NOTHING, isInterrupted: true }))
          : await builder.catchUp(onProgress, { isNewer });
    tellPictures();
    answer({ id, kind: 'done', result });
  } catch (error) {
    const unavailable = error instanceof AppError && error.code === 'unavailable' ? error.message : undefined;
    answer({ id, kind: 'failed', error, unavailable });
  } finally {
    interrupted.delete(id);
    armFailpoint(undefined, false);
  }
}

function progressOf(id: number): OnProgress {
  let next = 0;
  return (done, total) => {
    if (performance.now() < next && done < total) return;
    next = performance.now() + PROGRESS_MS;
    answer({ id, kind: 'progress', done, total });
  };
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
