import type { Db } from '../database/open-database.ts';

/** A person who is silent for this long has left. */
const FORGET_MS = 60_000;

/** A person at a page; times in milliseconds. */
export interface Visit {
  username: string;
  since: number;
}

interface Visitor {
  userId: string;
  username: string;
}

/**
 * Notes that a person is at a page or has left it, and returns the others there. By person, not by session: people who
 * return after a crash or a new login do not see themselves. `now` is in milliseconds.
 */
export async function noteVisit(
  db: Db,
  pageId: string,
  { userId, username, isLeaving, now }: Visitor & { isLeaving: boolean; now: number },
): Promise<Visit[]> {
  await db
    .deleteFrom('visits')
    .where('seen', '<', now - FORGET_MS)
    .execute();
  const others = await db
    .selectFrom('visits')
    .where('pageId', '=', pageId)
    .where('userId', '!=', userId)
    .select(['username', 'since'])
    .orderBy('since')
    .execute();
  if (isLeaving) {
    await db.deleteFrom('visits').where('pageId', '=', pageId).where('userId', '=', userId).execute();
    return others;
  }
  await db
    .insertInto('visits')
    .values({ pageId, userId, username, since: now, seen: now })
    .onConflict((conflict) => conflict.columns(['pageId', 'userId']).doUpdateSet({ username, seen: now }))
    .execute();
  return others;
}

/** The pages that have an editor at present. */
export async function visitedPages(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('visits')
    .where('seen', '>=', now - FORGET_MS)
    .select('pageId')
    .distinct()
    .execute();
  return rows.map(({ pageId }) => pageId);
}
