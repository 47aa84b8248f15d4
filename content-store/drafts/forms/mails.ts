import { type Insertable, sql } from 'kysely';
import { AppError } from '../../model/error.ts';
import type { Mail, MailKind, MailState } from '../../model/forms/mail.ts';
import { countRows } from '../database/count-rows.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';

/** What a mail says; plain addresses only, never a header. */
export interface MailContent {
  text: string;
  html: string;
  /** Where an answer goes, instead of to the sender. */
  replyTo?: string | undefined;
}

/** What a mail is to say, to be put into words when it is sent. */
export interface MailFacts extends Pick<MailContent, 'replyTo'> {
  heading: string;
  lines: readonly { label: string; value: string }[];
}

export interface NewMail {
  kind: MailKind;
  recipients: readonly string[];
  subject: string;
  content: MailContent | MailFacts;
  /** Where the request came from that made this mail; empty when nobody is to be limited. */
  causedBy?: string;
  domainId?: string;
  submissionId?: string;
  /** Not to be sent until its submission is released. */
  isHeld?: boolean;
}

/** A mail that is to be sent. */
export interface DueMail extends Pick<NewMail, 'kind' | 'subject' | 'content'> {
  id: string;
  recipients: string[];
  attempts: number;
}

/** Puts a mail into the outbox, in the transaction of whatever causes it. */
export async function queueMail(db: Db, mail: NewMail, at: string): Promise<void> {
  const { recipients, content, isHeld = false, causedBy = '', domainId, submissionId, kind, subject } = mail;
  await insertRow(db, {
    ...{ id: newId(), kind, subject, causedBy, domainId: domainId ?? null, submissionId: submissionId ?? null },
    ...{ recipients: JSON.stringify(recipients), content: JSON.stringify(content) },
    ...{ state: isHeld ? 'held' : 'waiting', dueAt: at, createdAt: at },
  });
}

type MailRow = Insertable<Database['mails']>;

const insertRow = preparedQuery((db, value: ValueOf<Required<Omit<MailRow, 'attempts' | 'lastError'>>>) =>
  db.insertInto('mails').values({
    ...{ id: value('id'), kind: value('kind'), subject: value('subject'), causedBy: value('causedBy') },
    ...{ domainId: value('domainId'), submissionId: value('submissionId'), recipients: value('recipients') },
    ...{ content: value('content'), state: value('state'), attempts: sql.lit(0), dueAt: value('dueAt') },
    createdAt: value('createdAt'),
  }),
);

/** Mails whose time has come, oldest first. */
export async function dueMails(db: Db, now: string, limit = 50): Promise<DueMail[]> {
  const rows = await db
    .selectFrom('mails')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .select(['id', 'kind', 'recipients', 'subject', 'content', 'attempts'])
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    recipients: JSON.parse(row.recipients) as string[],
    content: JSON.parse(row.content) as DueMail['content'],
  }));
}

/** How many mails wait to be sent, due or later. */
export const countWaiting = (db: Db): Promise<number> =>
  countRows(db.selectFrom('mails').where('state', '=', 'waiting'));

/** When the next waiting mail is due; undefined when none waits. */
export async function nextDueAt(db: Db): Promise<string | undefined> {
  const waiting = db.selectFrom('mails').where('state', '=', 'waiting');
  return (await waiting.select('dueAt').orderBy('dueAt').limit(1).executeTakeFirst())?.dueAt;
}

/** What became of a mail; without a failure it is out. */
export interface DeliveryNote {
  id: string;
  failure?: NotSent;
}

/** Notes what became of a mail. */
export function noteDelivery(db: Db, { id, failure }: DeliveryNote): Promise<void> {
  return failure ? noteNotSent(db, id, failure) : noteSent(db, id);
}

/** Notes that the mail is out and forgets what it said. */
async function noteSent(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ state: 'sent', content: '{}', lastError: null }).where('id', '=', id).execute();
}

interface NotSent {
  reason: string;
  /** When it is tried again; null: when somebody has looked at it. */
  dueAt: string | null;
  /** Who did not get it, where others did. */
  recipients?: readonly string[] | undefined;
}

/** Notes why a mail was not sent, and to whom it still has to be. */
async function noteNotSent(db: Db, id: string, { reason, dueAt, recipients }: NotSent): Promise<void> {
  await db
    .updateTable('mails')
    .set(({ eb }) => ({
      lastError: reason,
      attempts: eb('attempts', '+', 1),
      ...(recipients && { recipients: JSON.stringify(recipients) }),
      ...(dueAt === null ? { state: 'failed' as const } : { dueAt }),
    }))
    .where('id', '=', id)
    .execute();
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

/** Lets the mails of a submission go. */
export async function releaseMails(db: Db, submissionId: string, now: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'waiting', dueAt: now })
    .where('submissionId', '=', submissionId)
    .where('state', '=', 'held')
    .execute();
}

/** How many mails of a kind were made since then, to one address or caused from one place. */
export function countMails(
  db: Db,
  kind: MailKind,
  since: string,
  { recipient, causedBy }: { recipient?: string; causedBy?: string } = {},
): Promise<number> {
  const found = db
    .selectFrom('mails')
    .where('kind', '=', sql.lit(kind)) // written out: confirmations have an index of their own
    .where('createdAt', '>', since)
    .$if(recipient !== undefined, (query) => query.where('recipients', '=', JSON.stringify([recipient])))
    .$if(causedBy !== undefined, (query) => query.where('causedBy', '=', causedBy ?? ''));
  return countRows(found);
}

interface MailQuery {
  domainId: string;
  state?: MailState | undefined;
  limit: number;
  offset: number;
}

/** Mails of a domain, newest first, and how many there are. */
export async function listMails(db: Db, query: MailQuery): Promise<{ mails: Mail[]; total: number }> {
  const { domainId, state, limit, offset } = query;
  const found = db
    .selectFrom('mails')
    .where('domainId', '=', domainId)
    .$if(state !== undefined, (mails) => mails.where('state', '=', state ?? 'waiting'));
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

/** Forgets mails that were sent before then. */
export async function forgetSentMails(db: Db, before: string): Promise<void> {
  await db.deleteFrom('mails').where('state', '=', 'sent').where('createdAt', '<', before).execute();
}
