import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/**
 * Counts a use of a key in a period of so many milliseconds, which begins with its first use; in one statement, so that
 * instances that count at the same time count all. `now` and `expiresAt` are in milliseconds.
 */
export async function countUse(
  db: Db,
  key: string,
  period: number,
  now: number,
): Promise<{ count: number; expiresAt: number }> {
  await db.deleteFrom('uses').where('expiresAt', '<=', now).execute();
  return db
    .insertInto('uses')
    .values({ key, count: 1, expiresAt: now + period })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql<number>`"uses"."count" + 1` }))
    .returning(['count', 'expiresAt'])
    .executeTakeFirstOrThrow();
}
