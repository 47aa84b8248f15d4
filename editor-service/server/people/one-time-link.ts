import { randomBytes } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { hasUsers } from '#content-store/drafts/people/find-user.ts';
import { insertOneTimeLink } from '#content-store/drafts/people/one-time-links.ts';
import type { User } from '#content-store/model/people/user.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A new user takes longer to follow a link than a user waiting for a recovery mail. */
export const INVITATION_HOURS = 24;
/** Lifetime of a link for a forgotten password. */
export const RECOVERY_HOURS = 1;

/** A link that lets this user choose a password, once; invalidates the user's earlier links. */
export async function passwordLink(
  db: Db,
  editorUrl: string,
  { _id, email }: Pick<User, '_id' | 'email'>,
  hours = INVITATION_HOURS,
): Promise<string> {
  const query = new URLSearchParams({ token: await newToken(db, _id, hours), email });
  return `${editorUrl}/?${query}`;
}

/** The link that creates the first administrator; null once a user exists. */
export async function firstAdministratorLink(db: Db, editorUrl: string): Promise<string | null> {
  if (await hasUsers(db)) return null;
  return `${editorUrl}/?${new URLSearchParams({ token: await newToken(db, null, INVITATION_HOURS) })}`;
}

async function newToken(db: Db, userId: string | null, hours: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await insertOneTimeLink(db, {
    token,
    userId,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + hours * HOUR_MS).toISOString(),
  });
  return token;
}
