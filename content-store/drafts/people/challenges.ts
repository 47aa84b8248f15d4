import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../database/open-database.ts';

/** What may be answered once, before it expires; `content` is a text that its purpose knows. */
export interface Challenge {
  purpose: string;
  /** Null: whoever answers it says who they are. */
  userId: string | null;
  content: string;
  expiresAt: string;
}

/** Stores a challenge and returns its secret (256 random bits); only its hash is kept. */
export async function insertChallenge(db: Db, challenge: Challenge): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const row = { ...challenge, hash: hash('sha256', secret) };
  await db.insertInto('challenges').values(row).execute();
  return secret;
}

/** The challenge with this secret; undefined for one that was answered or has expired by `now`. */
export function findChallenge(db: Db, purpose: string, secret: string, now: string): Promise<Challenge | undefined> {
  return db
    .selectFrom('challenges')
    .where((is) => is.and({ purpose, hash: hash('sha256', secret) }))
    .where('expiresAt', '>', now)
    .select(['purpose', 'userId', 'content', 'expiresAt'])
    .executeTakeFirst();
}

/** The same, and nobody can answer it any more. */
export function takeChallenge(db: Db, purpose: string, secret: string, now: string): Promise<Challenge | undefined> {
  return db
    .deleteFrom('challenges')
    .where((is) => is.and({ purpose, hash: hash('sha256', secret) }))
    .where('expiresAt', '>', now)
    .returning(['purpose', 'userId', 'content', 'expiresAt'])
    .executeTakeFirst();
}

/** Ends what this person was asked and has not answered. */
export async function forgetChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('challenges').where('userId', '=', userId).execute();
}
