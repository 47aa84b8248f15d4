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

/**
 * Commits what arrives while a commit is under way together in the next one, so that many small writes share one sync to
 * disk. A work that throws takes its companions with it, so check before.
 */
export function createGroupCommit(db: Db): GroupCommit {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await commit(db, group);
    }
    isRunning = false;
  };

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, done: (answer) => resolve(answer as T), failed: reject });
      if (!isRunning) void run();
    });
}

async function commit(db: Db, group: readonly Waiting[]): Promise<void> {
  try {
    const answers = await transact(db, async (transaction) => {
      const results: unknown[] = [];
      for (const { work } of group) results.push(await work(transaction));
      return results;
    });
    for (const [index, { done }] of group.entries()) done(answers[index]);
  } catch (error) {
    for (const { failed } of group) failed(error);
  }
}
