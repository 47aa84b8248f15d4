import { hash, randomBytes } from 'node:crypto';
import { AppError } from '../../model/error.ts';
import { type ApiToken, TOKEN_PREFIX } from '../../model/people/api-token.ts';
import type { User } from '../../model/people/user.ts';
import { countRows } from '../database/list-queries.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { accountByLogin, userById } from './find-user.ts';
import { listRoles } from './roles.ts';

/** More than a person can tell apart; to make another, one must be revoked. */
const MAX_PER_USER = 50;

/** Identifies a token; with `userId` only among those of that user. */
interface Named {
  _id: string;
  userId?: string | undefined;
}

type NewToken = Pick<ApiToken, 'name' | 'scope' | 'createdBy' | 'createdAt' | 'expiresAt'>;

/** Makes a token for a user; its secret (256 random bits) is in this answer only. Throws `conflict` at 50 tokens. */
export async function createApiToken(
  db: Db,
  user: Pick<User, '_id' | 'username'>,
  fields: NewToken,
): Promise<{ token: ApiToken; secret: string }> {
  if ((await countRows(db.selectFrom('apiTokens').where('userId', '=', user._id))) >= MAX_PER_USER) {
    throw new AppError('conflict', `${user.username} already has ${MAX_PER_USER} tokens; revoke one first`);
  }
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const row = { ...fields, id: newId(), userId: user._id, tokenHash: hashOf(secret), lastUsedOn: null };
  await db.insertInto('apiTokens').values(row).execute();
  return { token: { ...fields, _id: row.id, username: user.username, lastUsedOn: null }, secret };
}

/** A token and the user it acts as, both as they are now. */
export interface TokenUse {
  token: ApiToken;
  user: User;
  /** One of the user's roles is an administrator's. */
  isAdmin: boolean;
}

/**
 * The token with this secret, even if it has expired; undefined when it is unknown, its user is disabled, or another person made
 * it, and knows it, who is no administrator any more.
 */
export async function apiTokenBySecret(db: Db, secret: string): Promise<TokenUse | undefined> {
  const row = await tokens(db).where('tokenHash', '=', hashOf(secret)).select('userId').executeTakeFirst();
  if (!row) return undefined;
  const { userId, ...token } = row;
  const user = await userById(db, userId);
  if (!user || user.disabled || !(await wasMadeByRight(db, token))) return undefined;
  return { token, user, isAdmin: await isAdministrator(db, user) };
}

/** The operator and the user themself may make tokens, and for others those who administer now. */
async function wasMadeByRight(db: Db, { createdBy, username }: ApiToken): Promise<boolean> {
  if (createdBy === '' || createdBy === username) return true;
  const { user } = (await accountByLogin(db, createdBy)) ?? {};
  return user !== undefined && !user.disabled && (await isAdministrator(db, user));
}

/** True when one of the user's roles is an administrator's. */
export const isAdministrator = async (db: Db, { roles }: Pick<User, 'roles'>): Promise<boolean> =>
  (await listRoles(db)).some(({ _id, admin }) => admin && roles.includes(_id));

/** Notes the day of a use: at most one write a day. */
export async function noteTokenUse(db: Db, { _id, lastUsedOn }: ApiToken, day: string): Promise<void> {
  if (lastUsedOn === day) return;
  await db.updateTable('apiTokens').set({ lastUsedOn: day }).where('id', '=', _id).execute();
}

/** The tokens of a user, or of all; newest first. */
export function listApiTokens(db: Db, userId?: string): Promise<ApiToken[]> {
  return tokens(db)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .orderBy('apiTokens.id', 'desc')
    .execute();
}

/** Revokes a token and returns it. Throws AppError `not-found` for an unknown one, or one of another user. */
export async function revokeApiToken(db: Db, { _id, userId }: Named): Promise<ApiToken> {
  const token = (await listApiTokens(db, userId)).find((one) => one._id === _id);
  if (!token) throw new AppError('not-found', 'This token has already been revoked');
  await db.deleteFrom('apiTokens').where('id', '=', _id).execute();
  return token;
}

/** Revokes every token of a user. */
export async function revokeTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('apiTokens').where('userId', '=', userId).execute();
}

const tokens = (db: Db) =>
  db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .select(['apiTokens.id as _id', 'apiTokens.name', 'users.username', 'scope', 'createdBy', 'apiTokens.createdAt'])
    .select(['expiresAt', 'lastUsedOn']);

const hashOf = (secret: string): string => hash('sha256', secret);
