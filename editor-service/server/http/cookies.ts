import type { Request, Response } from 'express';
import type { CallContext } from './call-context.ts';
import { deviceName } from './device-name.ts';

export const SESSION_COOKIE = 'authToken';
const DEVICE_COOKIE = 'knownDevice';
const STEP_COOKIE = 'loginStep';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetime of the cookie of a known device, in days. */
export const DEVICE_DAYS = 365;

/** The token in the cookie of this name, if there is one. */
export const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];

const cookieOptions = ({ secure }: Request) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

/** Sets and clears the session cookie: inaccessible to scripts and other sites, Secure on https. */
export function sessionCookie(request: Request, response: Response, days: number): CallContext['session'] {
  return {
    begin: (token) => response.cookie(SESSION_COOKIE, token, { ...cookieOptions(request), maxAge: days * DAY_MS }),
    end: () => response.clearCookie(SESSION_COOKIE, cookieOptions(request)),
  };
}

/** Reads, sets and clears the cookie of a log-in that is under way; it is gone when the browser ends. */
export function stepCookie(request: Request, response: Response): CallContext['step'] {
  return {
    token: cookieOf(request, STEP_COOKIE) ?? '',
    begin: (token) => response.cookie(STEP_COOKIE, token, cookieOptions(request)),
    end: () => response.clearCookie(STEP_COOKIE, cookieOptions(request)),
  };
}

/** Reads and sets the cookie of a known device, which outlives the session. */
export function deviceCookie(request: Request, response: Response): CallContext['device'] {
  return {
    token: cookieOf(request, DEVICE_COOKIE) ?? '',
    name: deviceName(request.headers['user-agent']),
    remember: (token) =>
      response.cookie(DEVICE_COOKIE, token, { ...cookieOptions(request), maxAge: DEVICE_DAYS * DAY_MS }),
  };
}
