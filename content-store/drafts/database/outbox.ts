import type { Selectable } from 'kysely';
import { countRows } from './list-queries.ts';
import type { Db } from './open-database.ts';
import { preparedUpsert } from './prepared-upsert.ts';
import type { Database } from './schema.ts';

/** The role of the one instance that empties the outbox: it writes published files and `dist`. */
export const DELIVERY = 'delivery';

/** The published file at `path` may differ from the database; several rows may name the same path. */
export type Delivery = Selectable<Database['outbox']>;

/** Records, in the transaction of the change, that the file at `path` must be rewritten or removed. */
export async function queueDelivery(db: Db, delivery: Omit<Delivery, 'id' | 'createdAt'>, at: string): Promise<void> {
  await insertDelivery(db, { ...delivery, createdAt: at });
}

const insertDelivery = preparedUpsert('outbox', {});

/** Pending deliveries, oldest first, at most `limit` rows; only those queued after the one with the id `after`. */
export function pendingDeliveries(db: Db, { after = 0, limit = 10_000 } = {}): Promise<Delivery[]> {
  return db.selectFrom('outbox').where('id', '>', after).selectAll().orderBy('id').limit(limit).execute();
}

/** The number of pending deliveries. */
export const countDeliveries = (db: Db): Promise<number> => countRows(db.selectFrom('outbox'));

/** SQLite takes 32,766 values in a statement. */
const IDS_AT_ONCE = 10_000;

/** Deletes delivered rows; call it when their files are on disk. */
export async function forgetDeliveries(db: Db, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    await db.deleteFrom('outbox').where('id', 'in', some).execute();
  }
}
