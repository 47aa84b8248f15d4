import type { Request, Response } from 'express';
import type { CallContext } from '../calls/call-context.ts';

const COOKIE = 'authToken';
const DAY = 24 * 60 * 60 * 1000;

/** The token in the cookie `authToken`, if there is one. */
export function cookieToken(request: Request): string | undefined {
  return /(?:^|;\s*)authToken=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** Sets and clears the cookie of a session: out of reach of scripts and of other sites, Secure on https. */
export function sessionCookie(request: Request, response: Response, days: number): CallContext['session'] {
  const options = () => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: request.secure }) as const;
  return {
    begin: (token) => response.cookie(COOKIE, token, { ...options(), maxAge: days * DAY }),
    end: () => response.clearCookie(COOKIE, options()),
  };
}
