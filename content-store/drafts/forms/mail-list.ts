import { AppError } from '../../model/error.ts';
import type { Mail, MailState } from '../../model/forms/mail.ts';
import { countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

interface MailQuery {
  domainId: string;
  state?: MailState | undefined;
  limit: number;
  offset: number;
}

/** Mails of a domain, newest first, and their total number. */
export async function listMails(
  db: Db,
  { limit, offset, ...filter }: MailQuery,
): Promise<{ mails: Mail[]; total: number }> {
  const found = db.selectFrom('mails').where((is) => is.and(given(filter)));
  const rows = await found
    .select(['id as _id', 'kind', 'state', 'recipients', 'subject', 'attempts', 'dueAt', 'lastError', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    mails: rows.map((row) => ({ ...row, recipients: JSON.parse(row.recipients) as string[] })),
    total: await countRows(found),
  };
}

/** Sends a failed or waiting mail of a domain at once. Throws AppError `not-found`. */
export async function retryMail(db: Db, id: string, domainId: string, now: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'waiting', dueAt: now })
    .where('id', '=', id)
    .where('domainId', '=', domainId)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not-found', 'No mail waits under this id');
}
