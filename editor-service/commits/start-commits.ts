import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { endThread, startThread } from '#build/thread.ts';
import { type Db, writeTurns } from '#content-store/drafts/open-database.ts';
import { AppError, type ErrorCode } from '#content-store/error.ts';
import type { Log } from '../log.ts';
import type { Outcome, Work, Works } from './works.ts';

/** So many are not made to wait for more. */
const WORTH_A_SYNC = 24;

/** Resolves with the work's answer when it is on disk. Rejects with AppError when it is not. */
export type Commit = <Name extends keyof Works>(
  name: Name,
  about: Parameters<Works[Name]>[1],
) => Promise<Awaited<ReturnType<Works[Name]>>>;

export interface Commits {
  commit: Commit;
  /** Starts the thread before somebody waits for it. */
  warmUp(): void;
  /** Ends when everything that was asked for is on disk. */
  close(): Promise<void>;
}

interface Waiting {
  work: Work;
  done(answer: unknown): void;
  failed(error: Error): void;
}

interface Group {
  works: readonly Waiting[];
  outcomes: Promise<Outcome[]>;
}

/**
 * Commits small works on a thread of its own: no call waits while the disk syncs. What arrives meanwhile is committed
 * together in the next transaction. The thread starts with the first work, and again after it has died.
 */
export function startCommits(db: Db, databaseFile: string, log: Log): Commits {
  const turns = writeTurns(db);
  let thread: Worker | undefined;
  let answered = Promise.withResolvers<Outcome[]>();
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const start = (): Worker => {
    const started = startThread(new URL('./worker.ts', import.meta.url), databaseFile);
    started.on('message', (outcomes: Outcome[]) => answered.resolve(outcomes));
    started.on('error', (error) => log.error({ err: error }, 'the thread that commits died'));
    started.on('exit', () => {
      thread = undefined;
      answered.reject(new AppError('unavailable', 'The database cannot be used now'));
    });
    return started;
  };

  /** Sends the thread all that waits. */
  const sendWaiting = (): Group => {
    const works = waiting;
    waiting = [];
    answered = Promise.withResolvers();
    thread ??= start();
    thread.postMessage(JSON.stringify(works.map(({ work }) => work))); // A text crosses in a fifth of an object's time.
    return { works, outcomes: answered.promise };
  };

  /** Where enough wait, the thread has the next group already while one is answered, unless somebody else wants to write. */
  const commitWaiting = async () => {
    let endTurn: (() => void) | undefined = await turns.wait();
    while (endTurn) {
      const { works, outcomes } = sendWaiting();
      const [result] = await Promise.allSettled([outcomes]);
      endTurn();
      endTurn = waiting.length >= WORTH_A_SYNC ? turns.takeFree() : undefined;
      settle(works, result);
    }
  };

  const run = async () => {
    while (waiting.length > 0) {
      await setImmediate(); // Whoever comes with the first gets here.
      await commitWaiting();
    }
    running = undefined;
  };

  return {
    commit: (name, about) =>
      new Promise((resolve, reject) => {
        waiting.push({ work: { name, about } as Work, done: (answer) => resolve(answer as never), failed: reject });
        running ??= run();
      }),
    warmUp: () => {
      thread ??= start();
    },
    close: async () => {
      await running;
      if (thread) await endThread(thread);
    },
  };
}

function settle(works: readonly Waiting[], result: PromiseSettledResult<Outcome[]> | undefined): void {
  for (const [index, { done, failed }] of works.entries()) {
    const outcome = result?.status === 'fulfilled' ? result.value[index] : undefined;
    if (outcome && 'answer' in outcome) done(outcome.answer);
    else failed(result?.status === 'rejected' ? result.reason : errorOf(outcome));
  }
}

function errorOf(outcome: Extract<Outcome, { failure: object }> | undefined): AppError {
  const { code, message } = outcome?.failure ?? { code: 'internal', message: 'The work has no outcome' };
  return new AppError(code as ErrorCode, message);
}
