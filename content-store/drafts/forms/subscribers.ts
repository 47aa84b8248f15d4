import type { Subscriber } from '../../model/forms/subscriber.ts';
import { countRows, inBatches } from '../database/list-queries.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';

const BATCH = 500;

type NewSubscriber = Omit<Subscriber, '_id'> & { domainId: string };

/** Adds a subscriber; one who is already on the list is left unchanged. */
export async function addSubscriber(db: Db, { values, ...subscriber }: NewSubscriber): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({ ...subscriber, id: newId(), values: JSON.stringify(values) })
    .onConflict((conflict) => conflict.columns(['domainId', 'listId', 'email']).doNothing())
    .execute();
}

/** Subscribers of a domain, newest first, and their total number. */
export async function listSubscribers(
  db: Db,
  { domainId, limit, offset }: { domainId: string; limit: number; offset: number },
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const total = await countRows(db.selectFrom('subscribers').where('domainId', '=', domainId));
  const rows = await newestFirst(db, domainId).limit(limit).offset(offset).execute();
  return { subscribers: rows.map(subscriberOf), total };
}

/** All subscribers of a domain, newest first, in batches that yield to the event loop. */
export async function* eachSubscriber(db: Db, domainId: string): AsyncGenerator<Subscriber> {
  const rows = inBatches<Row>(BATCH, (last) =>
    newestFirst(db, domainId).$if(last !== undefined, (query) => query.where('id', '<', last?._id ?? '')),
  );
  for await (const row of rows) yield subscriberOf(row);
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
