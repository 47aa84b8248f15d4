import { hash } from 'node:crypto';
import type { Db } from '../database/open-database.ts';

/** The user whose password a link may set; null: the link creates the first administrator. */
type LinkOwner = string | null;

/** Stores the hash of a new link's token and deletes earlier links of the same owner: only the newest is valid. */
export async function insertOneTimeLink(
  db: Db,
  { token, userId, createdAt, expiresAt }: { token: string; userId: LinkOwner; createdAt: string; expiresAt: string },
): Promise<void> {
  await forgetOneTimeLinks(db, userId);
  const link = { tokenHash: hash('sha256', token), userId, createdAt, expiresAt };
  await db.insertInto('oneTimeLinks').values(link).execute();
}

/** The owner of a link that has not expired at `now`; undefined for an unknown, used or expired one. */
export async function oneTimeLinkOwner(db: Db, token: string, now: string): Promise<LinkOwner | undefined> {
  const row = await db
    .selectFrom('oneTimeLinks')
    .select('userId')
    .where('tokenHash', '=', hash('sha256', token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.userId;
}

/** Until when each user's link is valid, by user; those that expired by `now` are missing. */
export async function linksUntil(db: Db, now: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('oneTimeLinks')
    .select(['userId', 'expiresAt'])
    .where('expiresAt', '>', now)
    .execute();
  return new Map(rows.flatMap(({ userId, expiresAt }) => (userId === null ? [] : [[userId, expiresAt] as const])));
}

/** Invalidates every link of this owner. */
export async function forgetOneTimeLinks(db: Db, userId: LinkOwner): Promise<void> {
  await db
    .deleteFrom('oneTimeLinks')
    .where((where) => (userId === null ? where('userId', 'is', null) : where('userId', '=', userId)))
    .execute();
}
