import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Log } from '../../runtime/log.ts';
import type { Settings } from '../../runtime/settings.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { deleteOld } from './delete-old.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface RetentionParts {
  db: Db;
  log: Log;
  settings: Settings;
  now: () => Date;
  /** Of several instances one deletes: the one that writes the site. */
  isOurs: () => boolean;
  metrics: Pick<Metrics, 'noteDeleted'> | undefined;
}

/** Deletes what is too old, at the start and once a day, and says in one line of the log what it was. */
export function startRetention({ db, log, settings, now, isOurs, metrics }: RetentionParts) {
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const counts = await deleteOld(db, settings, now());
    metrics?.noteDeleted(counts);
    const isIdle = Object.values(counts).every((count) => count === 0);
    if (!isIdle) log.info({ event: 'retention', ...counts }, 'old items were deleted');
  };
  const look = (): void => {
    if (!isOurs() || now().getTime() - last < DAY_MS) return;
    last = now().getTime();
    running = running.then(run).catch((error: unknown) => log.error({ err: error }, 'old items could not be deleted'));
  };
  look();
  const timer = setInterval(look, HOUR_MS);
  return {
    /** Deletes nothing more, and waits for what is being deleted. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
