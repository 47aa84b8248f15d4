import type { Request, Response } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { sessionById } from '#content-store/drafts/people/sessions.ts';
import { DEVICE_DAYS, type SessionTokens } from '../accounts/session-tokens.ts';
import { isApiToken, type TokenCallers } from '../api-tokens/token-callers.ts';
import type { CallContext, Caller } from '../calls/call-context.ts';
import { bearerToken } from './same-origin.ts';

const COOKIE = 'authToken';
const DEVICE_COOKIE = 'knownDevice';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Authentication {
  caller: Caller | null;
  /** A token was sent; without a caller it is forged, or its session has ended. */
  hadToken: boolean;
}

/**
 * The caller of this request, with their current roles. `Authorization: Bearer` takes precedence over the cookie; what
 * other schemes carry is for a proxy that asks for a password of its own.
 */
export type Authenticate = (request: Request) => Promise<Authentication>;

/** Finds callers by their session tokens, and in `Authorization: Bearer` by API tokens too, which throws for a bad one. */
export function createAuthenticate(db: Db, tokens: SessionTokens, tokenCallers: TokenCallers): Authenticate {
  const callerOf = async (token: string): Promise<Caller | null> => {
    const claims = tokens.verify(token);
    const session = claims && (await sessionById(db, claims.sessionId, new Date().toISOString()));
    return session && session.userId === claims.userId ? { ...session, sessionId: claims.sessionId } : null;
  };
  return async (request) => {
    const isBearer = /^Bearer\b/i.test(request.headers.authorization ?? '');
    const token = isBearer ? bearerToken(request) : cookieOf(request, COOKIE);
    if (isBearer && token && isApiToken(token)) {
      return { caller: await tokenCallers(token, request.ip ?? ''), hadToken: true };
    }
    if (!token) return { caller: null, hadToken: false };
    return { caller: await callerOf(token), hadToken: true };
  };
}

/** The token in the cookie of this name, if there is one. */
export const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];

const cookieOptions = ({ secure }: Request) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

/** Sets and clears the session cookie: inaccessible to scripts and other sites, Secure on https. */
export function sessionCookie(request: Request, response: Response, days: number): CallContext['session'] {
  return {
    begin: (token) => response.cookie(COOKIE, token, { ...cookieOptions(request), maxAge: days * DAY_MS }),
    end: () => response.clearCookie(COOKIE, cookieOptions(request)),
  };
}

/** Reads and sets the cookie of a known device, which outlives the session. */
export function deviceCookie(request: Request, response: Response): CallContext['device'] {
  return {
    token: cookieOf(request, DEVICE_COOKIE) ?? '',
    remember: (token) =>
      response.cookie(DEVICE_COOKIE, token, { ...cookieOptions(request), maxAge: DEVICE_DAYS * DAY_MS }),
  };
}
