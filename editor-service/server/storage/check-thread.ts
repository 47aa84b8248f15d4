import { parentPort, workerData } from 'node:worker_threads';
import { requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import { messageOf } from '#content-store/model/error.ts';

try {
  requireWholeDatabase(workerData as string, 'quick_check');
} catch (error) {
  if (!(error instanceof DamagedDatabase)) throw error;
  parentPort?.postMessage(messageOf(error.cause ?? error));
}
