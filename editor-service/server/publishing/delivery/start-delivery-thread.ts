import { endThread, startThread } from '#build/threads/thread.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries, forgetDeliveries } from '#content-store/drafts/database/outbox.ts';
import { AppError } from '#content-store/model/error.ts';
import type { DeliveryReport, DeliverySettings } from './deliver-files.ts';

/**
 * Starts a thread that writes published files while a command still stores documents. Until `finish`, the outbox keeps what was
 * written, so after a kill the next start compares it.
 */
export function startDeliveryThread({ dataDir, contentDir, storage, databaseAddress }: DeliverySettings) {
  const settings: DeliverySettings = { dataDir, contentDir, storage, databaseAddress };
  const thread = startThread(new URL('./delivery-thread.ts', import.meta.url), settings);
  const delivered: number[] = [];
  const done = Promise.withResolvers<void>();
  done.promise.catch(() => {}); // `finish` throws it
  let onDelivered = () => {};
  thread.on('message', (report: DeliveryReport) => {
    if ('failure' in report) done.reject(new AppError(report.failure.code, report.failure.message));
    else if ('isDone' in report) done.resolve();
    else delivered.push(...report.delivered);
    onDelivered();
  });
  thread.on('error', (error) => done.reject(error));
  return {
    /** Writes the files of what was committed up to now. */
    deliver: (): void => thread.postMessage({ isLast: false }),
    /** Resolves when all files are written and their deliveries forgotten. Throws what stopped the thread. */
    finish: async (db: Db, onProgress: (share: number) => void): Promise<void> => {
      const all = Math.max(1, await countDeliveries(db));
      onDelivered = () => onProgress(delivered.length / all);
      thread.postMessage({ isLast: true });
      await done.promise;
      await forgetDeliveries(db, delivered);
    },
    close: (): Promise<void> => endThread(thread),
  };
}
