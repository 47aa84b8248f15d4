import { sql } from 'kysely';
import type { MailKind } from '../../model/forms/mail.ts';
import { countRows } from '../database/list-queries.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';

/** The content of a mail; plain addresses only, never a header. */
export interface MailContent {
  text: string;
  html: string;
  /** Instead of the subject that it was queued with. */
  subject?: string | undefined;
  /** The address for replies, instead of the sender's. */
  replyTo?: string | undefined;
  /** Those of its recipients who get a copy. */
  copyTo?: readonly string[] | undefined;
}

/** The facts of a mail, from which its text is made when it is sent. */
export interface MailFacts extends Pick<MailContent, 'subject' | 'replyTo' | 'copyTo'> {
  heading: string;
  /** `link`: where the line leads, an address of this service; never one that a stranger wrote. */
  lines: readonly { label: string; value: string; link?: string }[];
}

export interface NewMail {
  kind: MailKind;
  recipients: readonly string[];
  subject: string;
  content: MailContent | MailFacts;
  /** The origin of the request that caused this mail; empty when it must not count towards a limit. */
  causedBy?: string;
  domainId?: string;
  submissionId?: string;
  /** Not sent until its submission is released. */
  isHeld?: boolean;
  /** Not sent before; by default at once. */
  dueAt?: string;
}

/** Queues a mail, in the transaction of the change that causes it. */
export async function queueMail(db: Db, mail: NewMail, at: string): Promise<void> {
  const {
    recipients,
    content,
    isHeld = false,
    causedBy = '',
    domainId,
    submissionId,
    kind,
    subject,
    dueAt = at,
  } = mail;
  await insertRow(db, {
    id: newId(),
    kind,
    subject,
    causedBy,
    domainId: domainId ?? null,
    submissionId: submissionId ?? null,
    recipients: JSON.stringify(recipients),
    content: JSON.stringify(content),
    state: isHeld ? 'held' : 'waiting',
    attempts: 0,
    dueAt,
    createdAt: at,
  });
}

const insertRow = preparedUpsert('mails', {});

/** Releases the held mails of a submission. */
export async function releaseMails(db: Db, submissionId: string, now: string): Promise<void> {
  const held = db.updateTable('mails').where('submissionId', '=', submissionId).where('state', '=', 'held');
  await held.set({ state: 'waiting', dueAt: now }).execute();
}

/** Deletes the mails with a link for a password to this address that have not been sent. */
export async function forgetUnsentLinks(db: Db, recipient: string): Promise<void> {
  const unsent = db.deleteFrom('mails').where('kind', '=', 'account').where('state', 'in', ['waiting', 'failed']);
  await unsent.where('recipients', '=', JSON.stringify([recipient])).execute();
}

/** The number of mails of a kind queued after `since`, optionally for one recipient or one origin. */
export function countMails(
  db: Db,
  kind: MailKind,
  since: string,
  { recipient, causedBy }: { recipient?: string; causedBy?: string } = {},
): Promise<number> {
  const found = db
    .selectFrom('mails')
    .where('kind', '=', sql.lit(kind)) // a literal, so that SQLite can use the partial index of confirmations
    .where('createdAt', '>', since)
    .$if(recipient !== undefined, (query) => query.where('recipients', '=', JSON.stringify([recipient])))
    .$if(causedBy !== undefined, (query) => query.where('causedBy', '=', causedBy ?? ''));
  return countRows(found);
}

/** Deletes sent mails that were queued before then. */
export async function forgetSentMails(db: Db, before: string): Promise<void> {
  await db.deleteFrom('mails').where('state', '=', 'sent').where('createdAt', '<', before).execute();
}
