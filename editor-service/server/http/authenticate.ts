import type { Request } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { sessionById } from '#content-store/drafts/people/sessions.ts';
import type { SessionTokens } from '../accounts/session-tokens.ts';
import type { Caller } from '../calls/call-context.ts';
import { bearerToken } from './same-origin.ts';
import { cookieToken } from './session-cookie.ts';

interface Authentication {
  caller: Caller | null;
  /** A token was sent; without a caller it is forged, or its session has ended. */
  hadToken: boolean;
}

/** The caller of this request, with their current roles. `Authorization: Bearer` takes precedence over the cookie. */
export type Authenticate = (request: Request) => Promise<Authentication>;

/** Finds callers by their session tokens. */
export function createAuthenticate(db: Db, tokens: SessionTokens): Authenticate {
  const callerOf = async (token: string): Promise<Caller | null> => {
    const claims = tokens.verify(token);
    const session = claims && (await sessionById(db, claims.sessionId, new Date().toISOString()));
    return session && session.userId === claims.userId ? { ...session, sessionId: claims.sessionId } : null;
  };
  return async (request) => {
    const token = request.headers.authorization === undefined ? cookieToken(request) : bearerToken(request);
    if (!token) return { caller: null, hadToken: false };
    return { caller: await callerOf(token), hadToken: true };
  };
}
