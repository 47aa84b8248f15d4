import type { Request } from 'express';
import { sessionById } from '#content-store/drafts/people/sessions.ts';
import type { Caller } from '../calls/call-context.ts';
import type { Service } from '../service.ts';
import { bearerToken } from './same-origin.ts';
import { cookieToken } from './session-cookie.ts';

interface Authentication {
  caller: Caller | null;
  /** A token was sent; without a caller it is forged, or its session has ended. */
  hadToken: boolean;
}

/** Who sends this request, with the roles the database knows now. `Authorization: Bearer` comes before the cookie. */
export async function authenticate(service: Service, request: Request): Promise<Authentication> {
  const token = request.headers.authorization === undefined ? cookieToken(request) : bearerToken(request);
  if (!token) return { caller: null, hadToken: false };
  return { caller: await callerOf(service, token), hadToken: true };
}

async function callerOf({ db, tokens }: Service, token: string): Promise<Caller | null> {
  const claims = tokens.verify(token);
  const session = claims && (await sessionById(db, claims.sessionId, new Date().toISOString()));
  return session && session.userId === claims.userId ? { ...session, sessionId: claims.sessionId } : null;
}
