import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/threads/thread.ts';
import { commitTogether } from '#content-store/drafts/database/commit-together.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { AppError } from '#content-store/model/error.ts';
import { works as known, type Outcome, type WorkGroup } from './works.ts';

const db = openDatabase(workerData as string);

serveThread(
  async (group: string) => {
    const outcomes = await commitTogether(db, doingsOf(JSON.parse(group) as WorkGroup));
    parentPort?.postMessage(JSON.stringify(outcomes.map(outcomeOf)));
  },
  () => db.destroy(),
);

function doingsOf({ common, works }: WorkGroup): ((transaction: Db) => Promise<unknown>)[] {
  return works.map((asked) => {
    const work: (db: Db, about: never, common: never) => Promise<unknown> = known[asked.name];
    return (transaction) => work(transaction, asked.about as never, common[asked.common] as never);
  });
}

function outcomeOf(result: PromiseSettledResult<unknown>): Outcome {
  if (result.status === 'fulfilled') return { answer: result.value };
  const { reason } = result;
  const code = reason instanceof AppError ? reason.code : 'internal';
  return { failure: { code, message: reason instanceof Error ? reason.message : String(reason) } };
}
