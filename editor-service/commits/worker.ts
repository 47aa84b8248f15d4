import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/thread.ts';
import { commitTogether } from '#content-store/drafts/commit-together.ts';
import { type Db, openDatabase } from '#content-store/drafts/open-database.ts';
import { AppError } from '#content-store/error.ts';
import { works as known, type Outcome, type Work } from './works.ts';

const db = openDatabase(workerData as string);

serveThread(
  async (group: string) => {
    const works = JSON.parse(group) as Work[];
    const outcomes = await commitTogether(db, works.map(doing));
    parentPort?.postMessage(outcomes.map(outcomeOf));
  },
  () => db.destroy(),
);

function doing({ name, about }: Work): (transaction: Db) => Promise<unknown> {
  const work: (db: Db, about: never) => Promise<unknown> = known[name];
  return (transaction) => work(transaction, about as never);
}

function outcomeOf(result: PromiseSettledResult<unknown>): Outcome {
  if (result.status === 'fulfilled') return { answer: result.value };
  const { reason } = result;
  const code = reason instanceof AppError ? reason.code : 'internal';
  return { failure: { code, message: reason instanceof Error ? reason.message : String(reason) } };
}
