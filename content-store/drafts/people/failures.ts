import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { transact } from '../database/transact.ts';

/** A few failures are free, then each imposes a wait that doubles from the first to the longest. */
export interface Backoff {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** Failures this old no longer count. */
  forgetMs: number;
}

/** Milliseconds until the next attempt with this key is allowed; 0: now. `now` is in milliseconds. */
export async function waitOf(db: Db, key: string, now: number): Promise<number> {
  const row = await db.selectFrom('failures').where('key', '=', key).select('refusedUntil').executeTakeFirst();
  return row ? Math.max(0, Date.parse(row.refusedUntil) - now) : 0;
}

/** Counts a failure of a key; after too many, further attempts are refused for a while. */
export function countFailure(db: Db, key: string, backoff: Backoff, now: number): Promise<void> {
  return transact(db, async (transaction) => {
    await transaction.deleteFrom('failures').where('expiresAt', '<=', timeOf(now)).execute();
    const held = transaction.selectFrom('failures').where('key', '=', key).select('count');
    const count = ((await held.executeTakeFirst())?.count ?? 0) + 1;
    const wait = waitAfter(count, backoff);
    const expiresAt = timeOf(now + wait + backoff.forgetMs);
    await putFailures(transaction, { key, count, refusedUntil: timeOf(now + wait), expiresAt });
  });
}

const putFailures = preparedUpsert('failures', { key: ['key'] });

/** Resets the count of a key. */
export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom('failures').where('key', '=', key).execute();
}

function waitAfter(count: number, { free, firstWaitMs, longestWaitMs }: Backoff): number {
  return count < free ? 0 : Math.min(firstWaitMs * 2 ** (count - free), longestWaitMs);
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
