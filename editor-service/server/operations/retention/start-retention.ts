import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, engineFor } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { forgetSentMails } from '#content-store/drafts/forms/mails.ts';
import { eraseSubmissions, overdueSubmissions } from '#content-store/drafts/forms/submissions.ts';
import { forgetReadNotifications } from '#content-store/drafts/notifications/notifications.ts';
import { thinHistory } from '#content-store/drafts/pages/thin-history.ts';
import { emptyTrash } from '#content-store/drafts/pages/trash.ts';
import { forgetAudit } from '#content-store/drafts/people/audit.ts';
import { forgetExpired } from '#content-store/drafts/people/forget-expired.ts';
import { forgetEndedReviews } from '#content-store/drafts/publishing/reviews.ts';
import { forgetEndedSchedules } from '#content-store/drafts/publishing/schedules.ts';
import { thinRecords } from '#content-store/drafts/publishing/thin-records.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { Settings } from '../../runtime/settings.ts';
import { foldersOf } from '../../storage/storage.ts';
import type { Metrics } from '../metrics/create-metrics.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SENT_MAILS_MS = 30 * DAY_MS;

/**
 * Erases submissions past the retention period of their form, and the records of mails sent a month ago. Returns the
 * number of erased submissions.
 */
export async function eraseOverdue(db: Db, now: Date): Promise<number> {
  let erased = 0;
  let ids = await overdueSubmissions(db, now.toISOString());
  while (ids.length > 0) {
    const overdue = ids;
    await transact(db, (transaction) => eraseSubmissions(transaction, overdue));
    erased += overdue.length;
    ids = await overdueSubmissions(db, now.toISOString());
  }
  await forgetSentMails(db, new Date(now.getTime() - SENT_MAILS_MS).toISOString());
  return erased;
}

const NOTIFICATION_DAYS = 90;
/** The editor says so where a page is deleted. */
const TRASH_DAYS = 30;

/**
 * Deletes what is older than the settings keep it, never anything that is published or that a visitor sent, and gives
 * its space back. Returns how much of each kind was deleted.
 */
async function deleteOld(db: Db, settings: Pick<Settings, 'retention' | 'dataDir'>, now: Date) {
  const { historyDays, historyVersions: newest, recordDays, auditDays, mailDays } = settings.retention;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const counts = {
    history: await thinHistory(db, { before: ago(historyDays).toISOString(), newest }),
    records: await thinRecords(db, ago(recordDays).toISOString()),
    trash: await emptyTrash(db, ago(TRASH_DAYS).toISOString()),
    audit: await forgetAudit(db, ago(auditDays).toISOString()),
    schedules: await forgetEndedSchedules(db, ago(auditDays).toISOString()),
    reviews: await forgetEndedReviews(db, ago(auditDays).toISOString()),
    notifications: await forgetReadNotifications(db, ago(NOTIFICATION_DAYS).toISOString()),
    expired: await forgetExpired(db, now.toISOString()),
    mailFiles: await deleteOldFiles(foldersOf(settings).mail, /\.eml(?:\.part)?$/, ago(mailDays)),
  };
  await engineFor(db).shrink();
  return counts;
}

/** Deletes files of a folder whose name matches and that were last written before a time; returns their number. */
export async function deleteOldFiles(folder: string, names: RegExp, before: Date): Promise<number> {
  const found = (await readdir(folder).catch(nullIfAbsent)) ?? [];
  let deleted = 0;
  for (const name of found.filter((one) => names.test(one))) {
    const file = join(folder, name);
    const facts = await stat(file).catch(nullIfAbsent); // a mail is renamed when it is whole
    if (!facts || facts.mtimeMs >= before.getTime()) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

interface RetentionNeeds extends Pick<Ground, 'db' | 'log' | 'settings' | 'now'> {
  /** Only the instance that writes the site deletes. */
  isOurs: () => boolean;
  metrics: Pick<Metrics, 'noteDeleted'> | undefined;
}

/**
 * Erases overdue submissions at the start and every hour, and once a day deletes what is too old; says in a line of the log
 * what it was.
 */
export function startRetention({ db, log, settings, now, isOurs, metrics }: RetentionNeeds) {
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const count = await eraseOverdue(db, now());
    if (count > 0) log.info({ event: 'submissions erased', count }, 'submissions erased');
    if (now().getTime() - last < DAY_MS) return;
    last = now().getTime();
    const counts = await deleteOld(db, settings, now());
    metrics?.noteDeleted(counts);
    const isIdle = Object.values(counts).every((count) => count === 0);
    if (!isIdle) log.info({ event: 'retention', ...counts }, 'old items were deleted');
  };
  const look = (): void => {
    if (!isOurs()) return;
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
