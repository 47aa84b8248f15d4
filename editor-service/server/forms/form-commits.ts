import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { endThread, startThread } from '#build/threads/thread.ts';
import { type Db, engineFor } from '#content-store/drafts/database/open-database.ts';
import { AppError, type ErrorCode } from '#content-store/model/error.ts';
import type { Log } from '../runtime/log.ts';
import type { CommitOutcome, FormWorks, WorkGroup } from './commit-thread.ts';

/** A group of this size is sent without waiting for more. */
const WORTH_A_SYNC = 24;

/** The arguments of a write besides the database. */
type Given<Work> = Work extends (db: Db, ...given: infer Rest) => unknown ? Rest : never;

/** Resolves with the answer of the write once it is on disk. Otherwise rejects with AppError. */
type CommitWork = <Name extends keyof FormWorks>(
  name: Name,
  ...given: Given<FormWorks[Name]>
) => Promise<Awaited<ReturnType<FormWorks[Name]>>>;

export type FormCommits = ReturnType<typeof startFormCommits>;

interface Waiting extends PromiseWithResolvers<unknown> {
  name: keyof FormWorks;
  about: unknown;
  /** The same object in writes that share it. */
  common: unknown;
}

interface Group {
  works: readonly Waiting[];
  outcomes: PromiseWithResolvers<CommitOutcome[]>;
}

/**
 * Commits submissions and sent mails on a separate thread: no call waits while the disk syncs. Writes that arrive meanwhile
 * are committed together in the next transaction. The thread starts with the first write, and again after it has died.
 */
export function startFormCommits(db: Db, databaseAddress: string, log: Log) {
  const engine = engineFor(db);
  const mutex = engine.writeMutex;
  let thread: Worker | undefined;
  let waiting: Waiting[] = [];
  /** The groups sent to the thread, the next to be committed first. */
  const sent: Group[] = [];
  let running: Promise<void> | undefined;

  const start = (): Worker => {
    const started = startThread(new URL('./commit-thread.ts', import.meta.url), databaseAddress);
    started.on('message', (outcomes: string) => {
      const done = sent.shift();
      if (isWorthIt()) send();
      engine.readAnew();
      done?.outcomes.resolve(JSON.parse(outcomes) as CommitOutcome[]);
    });
    started.on('error', (error) => log.error({ err: error }, 'the commit thread stopped'));
    started.on('exit', () => {
      thread = undefined;
      const reason = new AppError('unavailable', 'The database is not available right now');
      for (const { outcomes } of sent.splice(0)) outcomes.reject(reason);
    });
    return started;
  };

  /** Sends all waiting writes to the thread. */
  const send = () => {
    const group = { works: waiting, outcomes: Promise.withResolvers<CommitOutcome[]>() };
    waiting = [];
    thread ??= start();
    thread.postMessage(JSON.stringify(crossing(group.works))); // Passing a string takes a fifth of an object's time.
    sent.push(group);
    group.outcomes.promise.then(
      (outcomes) => settle(group.works, outcomes),
      (error) => {
        for (const { reject } of group.works) reject(error);
      },
    );
  };

  /** If enough writes wait, the thread gets the next group early, unless another writer is waiting. */
  const isWorthIt = () => waiting.length >= WORTH_A_SYNC && !mutex.hasWaiters();

  const run = async () => {
    while (waiting.length > 0) {
      await setImmediate(); // Writes that arrive with the first one join its group.
      const release = await mutex.acquire();
      send();
      for (let [group] = sent; group; [group] = sent) await Promise.allSettled([group.outcomes.promise]);
      release();
    }
    running = undefined;
  };

  const commit: CommitWork = (name, ...given) => {
    const [about, common] = given as unknown[];
    const asked = { name, about, common, ...Promise.withResolvers<unknown>() };
    waiting.push(asked);
    if (sent.length === 1 && isWorthIt()) send();
    running ??= run();
    return asked.promise as never;
  };

  return {
    commit,
    /** Starts the thread before it is needed. */
    warmUp: (): void => {
      thread ??= start();
    },
    /** Resolves when all requested writes are on disk. */
    close: async (): Promise<void> => {
      await running;
      if (thread) await endThread(thread);
    },
  };
}

function crossing(waiting: readonly Waiting[]): WorkGroup {
  const common = [...new Set(waiting.map((one) => one.common))];
  const works = waiting.map((one) => ({ name: one.name, about: one.about, common: common.indexOf(one.common) }));
  return { common, works };
}

const NO_OUTCOME: CommitOutcome = { failure: { code: 'internal', message: 'The work has no outcome' } };

function settle(works: readonly Waiting[], outcomes: readonly CommitOutcome[]): void {
  for (const [index, { resolve, reject }] of works.entries()) {
    const { answer, failure } = outcomes[index] ?? NO_OUTCOME;
    if (failure) reject(new AppError(failure.code as ErrorCode, failure.message));
    else resolve(answer);
  }
}
