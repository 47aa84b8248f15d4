import type { Db } from '#content-store/drafts/database/open-database.ts';
import { sessionById } from '#content-store/drafts/people/sessions.ts';
import type { Authenticate, Caller } from '../http/call-context.ts';
import { cookieOf, SESSION_COOKIE } from '../http/cookies.ts';
import { bearerToken } from '../http/same-origin.ts';
import type { SessionTokens } from './session-tokens.ts';
import { isApiToken, type TokenCallers } from './token-callers.ts';

/** Finds callers by their session tokens, and in `Authorization: Bearer` by API tokens too, which throws for a bad one. */
export function createAuthenticate(db: Db, tokens: SessionTokens, tokenCallers: TokenCallers): Authenticate {
  const callerOf = async (token: string): Promise<Caller | null> => {
    const claims = tokens.verify(token);
    const session = claims && (await sessionById(db, claims.sessionId, new Date().toISOString()));
    return session && session.userId === claims.userId ? { ...session, sessionId: claims.sessionId } : null;
  };
  return async (request) => {
    const isBearer = /^Bearer\b/i.test(request.headers.authorization ?? '');
    const token = isBearer ? bearerToken(request) : cookieOf(request, SESSION_COOKIE);
    if (isBearer && token && isApiToken(token)) {
      return { caller: await tokenCallers(token, request.ip ?? ''), hadToken: true };
    }
    if (!token) return { caller: null, hadToken: false };
    return { caller: await callerOf(token), hadToken: true };
  };
}
