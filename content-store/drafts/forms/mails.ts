import { type Insertable, sql } from 'kysely';
import type { MailKind } from '../../model/forms/mail.ts';
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

/** Puts a mail into the outbox, in the transaction of whatever causes it. */
export async function queueMail(db: Db, mail: NewMail, at: string): Promise<void> {
  const { recipients, content, isHeld = false, causedBy = '', domainId, submissionId, kind, subject } = mail;
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
    dueAt: at,
    createdAt: at,
  });
}

type MailRow = Insertable<Database['mails']>;

const insertRow = preparedQuery((db, value: ValueOf<Required<Omit<MailRow, 'attempts' | 'lastError'>>>) =>
  db.insertInto('mails').values({
    id: value('id'),
    kind: value('kind'),
    subject: value('subject'),
    causedBy: value('causedBy'),
    domainId: value('domainId'),
    submissionId: value('submissionId'),
    recipients: value('recipients'),
    content: value('content'),
    state: value('state'),
    attempts: sql.lit(0),
    dueAt: value('dueAt'),
    createdAt: value('createdAt'),
  }),
);

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

/** Forgets mails that were sent before then. */
export async function forgetSentMails(db: Db, before: string): Promise<void> {
  await db.deleteFrom('mails').where('state', '=', 'sent').where('createdAt', '<', before).execute();
}
