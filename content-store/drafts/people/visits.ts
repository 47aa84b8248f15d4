import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';

/** A person who is silent for this long has left. */
const FORGET_MS = 60_000;

/** A person at a page; times in milliseconds. */
export interface Visit {
  username: string;
  since: number;
}

/**
 * Notes that a person is at a page or has left it, and returns the others there. By person, not by session: people who
 * return after a crash or a new login do not see themselves. `now` is in milliseconds.
 */
export async function noteVisit(
  db: Db,
  pageId: string,
  { userId, username, isLeaving, now }: { userId: string; username: string; isLeaving: boolean; now: number },
): Promise<Visit[]> {
  const forgotten = now - FORGET_MS;
  await db.deleteFrom('visits').where('seen', '<', forgotten).execute();
  const others = await db
    .selectFrom('visits')
    .where('pageId', '=', pageId)
    .where('userId', '!=', userId)
    .select(['username', 'since'])
    .orderBy('since')
    .execute();
  if (isLeaving) {
    await db.deleteFrom('visits').where('pageId', '=', pageId).where('userId', '=', userId).execute();
  } else await putVisit(db, { pageId, userId, username, since: now, seen: now });
  return others;
}

const putVisit = preparedUpsert('visits', { key: ['pageId', 'userId'], kept: ['since'] });

/** The pages that have an editor at present. */
export async function visitedPages(db: Db, now: number): Promise<string[]> {
  const present = db.selectFrom('visits').where('seen', '>=', now - FORGET_MS);
  const rows = await present.select('pageId').distinct().execute();
  return rows.map(({ pageId }) => pageId);
}
