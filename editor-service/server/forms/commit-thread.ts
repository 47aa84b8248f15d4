import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/threads/thread.ts';
import { commitTogether } from '#content-store/drafts/database/commit-together.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { noteMailAttempt } from '#content-store/drafts/forms/due-mails.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { storeSubmission } from './store-submission.ts';

/**
 * The writes committed on this thread, by name: small ones that many calls request at the same time. Each gets its own
 * argument, then one that many of them share.
 */
const WORKS = { storeSubmission, noteMailAttempt };

export type FormWorks = typeof WORKS;

/** Writes as passed to the thread. An argument that many of them share is passed once. */
export interface WorkGroup {
  common: readonly unknown[];
  works: readonly { name: keyof FormWorks; about: unknown /** Its index in `common`. */; common: number }[];
}

/** The outcome of a write; errors are plain values, so that they can be passed between threads. */
export interface CommitOutcome {
  /** Also absent if the write returns nothing. */
  answer?: unknown;
  failure?: { code: string; message: string };
}

type Work = (db: Db, about: unknown, common: unknown) => Promise<unknown>;

const db = await openDatabase(workerData as string);

/** Performs each group in one commit. */
serveThread(
  async (text: string) => {
    const { common, works } = JSON.parse(text) as WorkGroup;
    const doings = works.map((asked) => {
      const work = WORKS[asked.name] as Work;
      return (transaction: Db) => work(transaction, asked.about, common[asked.common]);
    });
    const outcomes = await commitTogether(db, doings);
    parentPort?.postMessage(JSON.stringify(outcomes.map(outcomeOf)));
  },
  () => db.destroy(),
);

function outcomeOf(result: PromiseSettledResult<unknown>): CommitOutcome {
  if (result.status === 'fulfilled') return { answer: result.value };
  const { reason } = result;
  const code = reason instanceof AppError ? reason.code : 'internal';
  return { failure: { code, message: messageOf(reason) } };
}
