import { parentPort, workerData } from 'node:worker_threads';
import { armFailpoint } from '#content-store/published/failpoint.ts';
import { type BuilderOptions, openBuilder } from './open-builder.ts';
import type { WorkerAnswer, WorkerRequest } from './start-builder-thread.ts';
import { serveThread } from './threads/thread.ts';
import type { OnProgress } from './write/run.ts';

/** The shortest time between two progress messages: a site of 10,000 pages must not flood the service's event loop. */
const PROGRESS_MS = 50;

const builder = await openBuilder(workerData as BuilderOptions);
let last: Promise<void> = Promise.resolve();

serveThread((request: WorkerRequest) => {
  last = last.then(() => serve(request));
});

async function serve({ id, work, changes, failpoint }: WorkerRequest): Promise<void> {
  const onProgress = progressOf(id);
  armFailpoint(failpoint, false); // This thread always runs React's production build; start-builder-thread.ts has checked.
  try {
    const result = work === 'rebuild' ? await builder.rebuild(changes, onProgress) : await builder[work](onProgress);
    answer({ id, kind: 'done', result });
  } catch (error) {
    answer({ id, kind: 'failed', error });
  } finally {
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
