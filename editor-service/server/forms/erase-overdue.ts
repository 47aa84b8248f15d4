import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { forgetSentMails } from '#content-store/drafts/forms/mails.ts';
import { eraseSubmissions, overdueSubmissions } from '#content-store/drafts/forms/submissions.ts';
import type { Log } from '../runtime/log.ts';

const HOUR_MS = 60 * 60 * 1000;
const SENT_MAILS_MS = 30 * 24 * 60 * 60 * 1000;

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

/** Erases overdue submissions now and every hour, until the returned function is called. */
export function startErasing(db: Db, log: Log): () => void {
  const erase = () => {
    eraseOverdue(db, new Date()).then(
      (count) => count > 0 && log.info({ event: 'submissions erased', count }, 'submissions erased'),
      (error: unknown) => log.error({ err: error }, 'erasing failed'),
    );
  };
  erase();
  const timer = setInterval(erase, HOUR_MS);
  return () => clearInterval(timer);
}
