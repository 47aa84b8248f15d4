import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/**
 * Counts a use of a key within a period that begins with its first use; in one statement, so that concurrent instances
 * count every use. `now` and `expiresAt` are in milliseconds.
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
