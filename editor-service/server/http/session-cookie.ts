import type { Request, Response } from 'express';
import type { CallContext } from '../calls/call-context.ts';

const COOKIE = 'authToken';
const DAY = 24 * 60 * 60 * 1000;

/** The token in the cookie `authToken`, if there is one. */
export function cookieToken(request: Request): string | undefined {
  return /(?:^|;\s*)authToken=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** Sets and clears the session cookie: inaccessible to scripts and other sites, Secure on https. */
export function sessionCookie(request: Request, response: Response, days: number): CallContext['session'] {
  const options = () => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: request.secure }) as const;
  return {
    begin: (token) => response.cookie(COOKIE, token, { ...options(), maxAge: days * DAY }),
    end: () => response.clearCookie(COOKIE, options()),
  };
}
