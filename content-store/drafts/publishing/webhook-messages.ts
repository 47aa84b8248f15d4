import type { Selectable } from 'kysely';
import { AppError } from '../../model/error.ts';
import type { ChangedAddress, PublishNews, WebhookMessage } from '../../model/published/webhook-message.ts';
import { countRows } from '../database/list-queries.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';

/** How many addresses a message lists; beyond that it only says that there are more. */
const MAX_ADDRESSES = 5000;
/** How many messages of a domain are kept for the dashboard, and how many addresses of each. */
const MAX_KEPT = 100;
const MAX_SHOWN = 20;

/** A message that is due, with all it says. */
export interface DueMessage extends PublishNews {
  id: string;
  attempts: number;
  createdAt: string;
}

type Row = Selectable<Database['webhookMessages']>;

/**
 * Queues news of a publish, in the transaction that says it is live. News of a domain that waits for an earlier message, or
 * for its first attempt, become one message; what was sent once is never changed, so that a receiver may refuse doubles.
 */
export async function queueMessage(db: Db, { domainId, changed, isComplete }: PublishNews, at: string): Promise<void> {
  const open = await db
    .selectFrom('webhookMessages')
    .where((is) => is.and({ domainId, state: 'waiting', attempts: 0 }))
    .where('claimedUntil', 'is', null)
    .selectAll()
    .executeTakeFirst();
  const all = new Map([...(open ? addressesOf(open) : []), ...changed].map((one) => [one.address, one]));
  const named = [...all.values()].slice(0, MAX_ADDRESSES);
  const isAll = isComplete && named.length === all.size && open?.isComplete !== 0;
  const said = { changed: JSON.stringify(named), isComplete: isAll ? 1 : 0 };
  if (open) await db.updateTable('webhookMessages').set(said).where('id', '=', open.id).execute();
  else {
    const row = { ...said, id: newId(), domainId, attempts: 0, lastError: null, claimedUntil: null };
    await db
      .insertInto('webhookMessages')
      .values({ ...row, state: 'waiting', dueAt: at, createdAt: at })
      .execute();
    await forgetOld(db, domainId);
  }
}

async function forgetOld(db: Db, domainId: string): Promise<void> {
  const ofDomain = db.selectFrom('webhookMessages').where('domainId', '=', domainId).select('id');
  const oldest = await ofDomain.orderBy('id', 'desc').offset(MAX_KEPT).limit(1).executeTakeFirst();
  if (!oldest) return;
  const old = db.deleteFrom('webhookMessages').where('domainId', '=', domainId).where('id', '<=', oldest.id);
  await old.where('state', '!=', 'waiting').execute();
}

/**
 * Takes the next due message for one instance until a time; undefined when none is due. The messages of a domain are
 * sent one after the other.
 */
export function claimMessage(db: Db, { now, until }: Record<'now' | 'until', string>): Promise<DueMessage | undefined> {
  return transact(db, async (transaction) => {
    const next = (await firstOfEach(transaction)).find((row) => availableAt(row) <= now);
    if (!next) return undefined;
    await transaction.updateTable('webhookMessages').set({ claimedUntil: until }).where('id', '=', next.id).execute();
    const { id, domainId, attempts, createdAt, isComplete } = next;
    return { id, domainId, attempts, createdAt, isComplete: isComplete === 1, changed: addressesOf(next) };
  });
}

/** When the next message is due, or may be taken from an instance that began to send it; undefined when none waits. */
export async function nextMessageAt(db: Db): Promise<string | undefined> {
  return (await firstOfEach(db)).map(availableAt).sort()[0];
}

/** The oldest waiting message of each domain. */
async function firstOfEach(db: Db): Promise<Row[]> {
  const waiting = db.selectFrom('webhookMessages').where('state', '=', 'waiting');
  const ids = waiting.select(({ fn }) => fn.min('id').as('id')).groupBy('domainId');
  return db.selectFrom('webhookMessages').where('id', 'in', ids).selectAll().orderBy('dueAt').execute();
}

const availableAt = ({ claimedUntil, dueAt }: Row): string => claimedUntil ?? dueAt;

/** Records the outcome of an attempt; without `failure` the message was received. */
export async function noteAttempt(
  db: Db,
  id: string,
  failure?: { reason: string /** When to try again; null: no more. */; dueAt: string | null },
): Promise<void> {
  await db
    .updateTable('webhookMessages')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      claimedUntil: null,
      lastError: failure?.reason ?? null,
      ...(failure ? (failure.dueAt ? { dueAt: failure.dueAt } : { state: 'failed' }) : { state: 'sent' }),
    }))
    .where('id', '=', id)
    .execute();
}

/** The messages of a domain, newest first, and their number. */
export async function listMessages(
  db: Db,
  { domainId, limit, offset }: { domainId: string; limit: number; offset: number },
): Promise<{ messages: WebhookMessage[]; total: number }> {
  const found = db.selectFrom('webhookMessages').where('domainId', '=', domainId);
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { messages: rows.map(shown), total: await countRows(found) };
}

function shown(row: Row): WebhookMessage {
  const { id: _id, state, attempts, dueAt, lastError, createdAt } = row;
  const changed = addressesOf(row);
  const about = { changed: changed.slice(0, MAX_SHOWN), total: changed.length, isComplete: row.isComplete === 1 };
  return { _id, state, attempts, dueAt, lastError, createdAt, ...about };
}

/** Sends a waiting message of a domain at once, or queues the news of any other again. Throws AppError `not-found`. */
export function sendAgain(db: Db, { id, domainId, now }: Record<'id' | 'domainId' | 'now', string>): Promise<void> {
  return transact(db, async (transaction) => {
    const of = { id, domainId };
    const row = await transaction
      .selectFrom('webhookMessages')
      .where((is) => is.and(of))
      .selectAll()
      .executeTakeFirst();
    if (!row) throw new AppError('not-found', 'This message is no longer stored');
    if (row.state === 'waiting') {
      await transaction.updateTable('webhookMessages').set({ dueAt: now }).where('id', '=', id).execute();
    } else {
      await queueMessage(transaction, { domainId, changed: addressesOf(row), isComplete: row.isComplete === 1 }, now);
    }
  });
}

const addressesOf = ({ changed }: Row): ChangedAddress[] => JSON.parse(changed) as ChangedAddress[];
