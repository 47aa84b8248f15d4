import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '#build/threads/thread.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import { openSiteStore } from '../../storage/site-store.ts';
import { type DeliveryReport, type DeliverySettings, deliverPendingFiles } from './deliver-files.ts';

/** How many rows of the outbox are delivered between two reports. */
const ROWS_AT_ONCE = 500;

const settings = workerData as DeliverySettings;
const db = await openDatabase(settings.databaseAddress, { readonly: true });
const { originals, published: files, sent } = openSiteStore(settings);
const report = (news: DeliveryReport) => parentPort?.postMessage(news);
let after = 0;
let work = sent?.compare() ?? Promise.resolve();
work.catch(fail);

/** Writes the files of all that was committed up to now. */
async function deliverCommitted(): Promise<void> {
  for (;;) {
    const delivered = await deliverPendingFiles({ db, files, originals }, { after, limit: ROWS_AT_ONCE });
    after = delivered.at(-1)?.id ?? after;
    report({ delivered: delivered.map(({ id }) => id) });
    if (delivered.length < ROWS_AT_ONCE) return;
  }
}

function fail(error: unknown): void {
  const code = error instanceof AppError ? error.code : 'internal';
  report({ failure: { code, message: messageOf(error) } });
}

serveThread(
  ({ isLast }: { isLast: boolean }) => {
    work = work.then(deliverCommitted).then(async () => {
      if (!isLast) return;
      await sent?.note();
      report({ isDone: true });
    });
    work.catch(fail);
  },
  () => db.destroy(),
);
