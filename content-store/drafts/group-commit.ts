import { setImmediate } from 'node:timers/promises';
import type { Db } from './open-database.ts';
import { transact } from './transact.ts';

type Work<T> = (db: Db) => Promise<T>;

/** Resolves with the work's answer when it is on disk. */
export type GroupCommit = <T>(work: Work<T>) => Promise<T>;

interface Waiting {
  work: Work<unknown>;
  done: (answer: unknown) => void;
  failed: (error: unknown) => void;
}

const MOST_PATIENCE_MS = 10;

/**
 * Commits what arrives while a commit is under way together in the next one, so that many small writes share one sync to
 * disk. Where several came together the next ones are given as long as a commit takes to come along, at most 10 ms.
 * When a work throws, its companions are committed without it.
 */
export function createGroupCommit(db: Db): GroupCommit {
  let waiting: Waiting[] = [];
  let isRunning = false;
  /** How long to wait for company before the next commit. */
  let patienceMs = 0;

  const takeAll = () => {
    const group = waiting;
    waiting = [];
    return group;
  };

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const since = performance.now();
      do
        await setImmediate(); // A commit holds everything up: who came meanwhile gets here first.
      while (performance.now() - since < patienceMs);
      const companions = waiting.length;
      const begun = performance.now();
      await commit(db, takeAll);
      patienceMs = companions > 1 ? Math.min(performance.now() - begun, MOST_PATIENCE_MS) : 0;
    }
    isRunning = false;
  };

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, done: (answer) => resolve(answer as T), failed: reject });
      if (!isRunning) void run();
    });
}

/** The group is taken when the transaction has begun: others may have held the database until then. */
async function commit(db: Db, takeGroup: () => Waiting[]): Promise<void> {
  let group: Waiting[] = [];
  try {
    const answers = await transact(db, async (transaction) => {
      group = takeGroup();
      const results: unknown[] = [];
      for (const { work } of group) results.push(await work(transaction));
      return results;
    });
    for (const [index, { done }] of group.entries()) done(answers[index]);
  } catch (error) {
    if (group.length === 0) group = takeGroup();
    if (group.length === 1) group[0]?.failed(error);
    else for (const one of group) await commit(db, () => [one]);
  }
}
