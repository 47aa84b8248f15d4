import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { forgetSentMails } from '#content-store/drafts/forms/mails.ts';
import { eraseSubmissions, overdueSubmissions } from '#content-store/drafts/forms/submissions.ts';

const SENT_MAILS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Erases submissions that were kept as long as their form says, and the traces of mails sent a month ago. Answers how many
 * submissions it were.
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
