import { setImmediate } from 'node:timers/promises';
import type { Subscriber } from '../../model/forms/subscriber.ts';
import { countRows } from '../database/count-rows.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';

const BATCH = 500;

interface NewSubscriber extends Omit<Subscriber, '_id'> {
  domainId: string;
}

/** Adds a subscriber; one who is already on the list is left unchanged. */
export async function addSubscriber(db: Db, { values, ...subscriber }: NewSubscriber): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({ ...subscriber, id: newId(), values: JSON.stringify(values) })
    .onConflict((conflict) => conflict.columns(['domainId', 'listId', 'email']).doNothing())
    .execute();
}

interface SubscriberQuery {
  domainId: string;
  limit: number;
  offset: number;
}

/** Subscribers of a domain, newest first, and their total number. */
export async function listSubscribers(
  db: Db,
  { domainId, limit, offset }: SubscriberQuery,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const total = await countRows(db.selectFrom('subscribers').where('domainId', '=', domainId));
  const rows = await newestFirst(db, domainId).limit(limit).offset(offset).execute();
  return { subscribers: rows.map(subscriberOf), total };
}

/** All subscribers of a domain, newest first, in batches that yield to the event loop. */
export async function* eachSubscriber(db: Db, domainId: string): AsyncGenerator<Subscriber> {
  let last: string | undefined;
  do {
    const rows = await newestFirst(db, domainId)
      .$if(last !== undefined, (query) => query.where('id', '<', last ?? ''))
      .limit(BATCH)
      .execute();
    for (const row of rows) yield subscriberOf(row);
    last = rows.length === BATCH ? rows[BATCH - 1]?._id : undefined;
    await setImmediate();
  } while (last);
}

type Row = Omit<Subscriber, 'values'> & { values: string };

function subscriberOf({ values, ...subscriber }: Row): Subscriber {
  return { ...subscriber, values: JSON.parse(values) as Record<string, string> };
}

function newestFirst(db: Db, domainId: string) {
  return db
    .selectFrom('subscribers')
    .where('domainId', '=', domainId)
    .select(['id as _id', 'listId', 'email', 'values', 'createdAt'])
    .orderBy('id', 'desc');
}
