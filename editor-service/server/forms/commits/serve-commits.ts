import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/threads/thread.ts';
import { commitTogether } from '#content-store/drafts/database/commit-together.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import type { CommitOutcome, WorkGroup, Works } from './works.ts';

type Work = (db: Db, about: unknown, common: unknown) => Promise<unknown>;

/** The program of a thread started by `startCommits`: performs these works, each group in one commit. */
export async function serveCommits(known: Works): Promise<void> {
  const db = await openDatabase(workerData as string);
  serveThread(
    async (text: string) => {
      const { common, works } = JSON.parse(text) as WorkGroup;
      const doings = works.map((asked) => {
        const work = known[asked.name] as Work;
        return (transaction: Db) => work(transaction, asked.about, common[asked.common]);
      });
      const outcomes = await commitTogether(db, doings);
      parentPort?.postMessage(JSON.stringify(outcomes.map(outcomeOf)));
    },
    () => db.destroy(),
  );
}

function outcomeOf(result: PromiseSettledResult<unknown>): CommitOutcome {
  if (result.status === 'fulfilled') return { answer: result.value };
  const { reason } = result;
  const code = reason instanceof AppError ? reason.code : 'internal';
  return { failure: { code, message: messageOf(reason) } };
}
