import type { ExpressionBuilder } from 'kysely';
import { AppError } from '../../model/error.ts';
import type { Mail, MailState } from '../../model/forms/mail.ts';
import { countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

interface MailScope {
  domainId: string;
  /** Also the mails about accounts and schedules, which belong to no domain. */
  withOwn?: boolean;
}

/** Mails of a domain, newest first, and their total number. */
export async function listMails(
  db: Db,
  { limit, offset, state, ...scope }: MailScope & { state?: MailState | undefined; limit: number; offset: number },
): Promise<{ mails: Mail[]; total: number }> {
  const found = db.selectFrom('mails').where((is) => is.and([isIn(is, scope), is.and(given({ state }))]));
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

function isIn(is: ExpressionBuilder<Database, 'mails'>, { domainId, withOwn = false }: MailScope) {
  const ofDomain = is('domainId', '=', domainId);
  return withOwn ? is.or([ofDomain, is('domainId', 'is', null)]) : ofDomain;
}

/** Sends a failed or waiting mail at once. Throws AppError `not-found`. */
export async function retryMail(db: Db, id: string, scope: MailScope, now: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'waiting', dueAt: now })
    .where('id', '=', id)
    .where((is) => isIn(is, scope))
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not-found', 'No unsent email has this id');
}
