import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { endThread, startThread } from '#build/thread.ts';
import { type Db, writeTurn } from '#content-store/drafts/open-database.ts';
import { AppError, type ErrorCode } from '#content-store/error.ts';
import type { Log } from '../log.ts';
import type { Outcome, Work, Works } from './works.ts';

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

/**
 * Commits small works on a thread of its own: no call waits while the disk syncs. What arrives meanwhile is committed
 * together in the next transaction. The thread starts with the first work, and again after it has died.
 */
export function startCommits(db: Db, databaseFile: string, log: Log): Commits {
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

  const ask = (group: readonly Waiting[]): Promise<Outcome[]> => {
    answered = Promise.withResolvers();
    thread ??= start();
    thread.postMessage(JSON.stringify(group.map(({ work }) => work))); // A text crosses in a fifth of an object's time.
    return answered.promise;
  };

  const commitWaiting = async () => {
    const endTurn = await writeTurn(db);
    const group = waiting;
    waiting = [];
    try {
      const outcomes = await ask(group);
      for (const [index, one] of group.entries()) settle(one, outcomes[index]);
    } catch (error) {
      for (const { failed } of group) failed(error as Error);
    } finally {
      endTurn();
    }
  };

  const run = async () => {
    while (waiting.length > 0) {
      await setImmediate(); // Whoever came with the first gets here.
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

function settle({ done, failed }: Waiting, outcome: Outcome | undefined): void {
  if (outcome && 'answer' in outcome) {
    done(outcome.answer);
    return;
  }
  const { code, message } = outcome?.failure ?? { code: 'internal', message: 'The work has no outcome' };
  failed(new AppError(code as ErrorCode, message));
}
