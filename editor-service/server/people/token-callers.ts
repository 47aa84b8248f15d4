import type { Db } from '#content-store/drafts/database/open-database.ts';
import { apiTokenBySecret, noteTokenUse, type TokenUse } from '#content-store/drafts/people/api-tokens.ts';
import { AppError } from '#content-store/model/error.ts';
import { TOKEN_PREFIX } from '#content-store/model/people/api-token.ts';
import type { Caller } from '../http/call-context.ts';
import type { TokenLimits } from './guess-limit.ts';

/** What a Bearer token must look like to be an API token, and not that of a session. */
export const isApiToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);

/**
 * The caller that an API token stands for, with the rights that its user has now, cut to its scope. Throws `unauthorised`
 * for one that is unknown, expired or revoked, and `too-many` after several unknown ones from one network. A good token is never
 * refused for others' bad ones: with 256 random bits, being let in gives nothing away.
 */
export type TokenCallers = (secret: string, address: string) => Promise<Caller>;

export function createTokenCallers(db: Db, limits: TokenLimits): TokenCallers {
  return async (secret, address) => {
    const now = new Date().toISOString();
    const use = await apiTokenBySecret(db, secret);
    if (use && use.token.expiresAt > now) {
      await noteTokenUse(db, use.token, now.slice(0, 10));
      return callerOf(use);
    }
    if (use) throw new AppError('unauthorised', 'This token has expired'); // nothing was guessed
    const limit = limits(address);
    await limit.requireAllowed();
    await limit.wrong();
    throw new AppError('unauthorised', 'This token is not valid');
  };
}

/** A token acts as its user, with the role of its scope at most: only one that administers is an administrator. */
function callerOf({ token: { name, scope }, user, isAdmin }: TokenUse): Caller {
  const administers = scope === 'administer' && isAdmin;
  const mayPublish = (scope === 'publish' || scope === 'administer') && (isAdmin || user.roles.includes('publisher'));
  const others = user.roles.filter((role) => role !== 'admin' && role !== 'publisher');
  const roles = administers ? user.roles : [...others, ...(mayPublish ? ['publisher'] : [])];
  const { _id: userId, username } = user;
  return {
    userId,
    username,
    roles,
    isAdmin: administers,
    sessionId: null,
    activeDomainId: null,
    token: { name, scope },
  };
}
