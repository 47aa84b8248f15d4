import type { Db } from '../database/open-database.ts';

/** Sessions, one-time links, challenges, preview links and counted failures: what is checked by its time anyway. */
const EXPIRING = ['sessions', 'oneTimeLinks', 'challenges', 'previewLinks', 'failures'] as const;

/** Deletes what has expired by `now` and returns the number of rows. */
export async function forgetExpired(db: Db, now: string): Promise<number> {
  let deleted = 0n;
  for (const table of EXPIRING) {
    deleted += (await db.deleteFrom(table).where('expiresAt', '<=', now).executeTakeFirst()).numDeletedRows;
  }
  const going = db.selectFrom('sessions').select('idHash');
  await db.deleteFrom('companySessions').where('idHash', 'not in', going).execute();
  return Number(deleted);
}
