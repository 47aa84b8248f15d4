import { randomUUID } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { startSession } from '#content-store/drafts/people/sessions.ts';
import type { CallContext } from '../http/call-context.ts';
import type { SessionClaims, SessionTokens } from './session-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Parts {
  tokens: SessionTokens;
  /** Tokens of known devices. */
  devices: SessionTokens;
  /** How long a session lasts. */
  authDays: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Begins sessions: stored with what allows them, in one transaction, and handed to the browser once that is committed. */
export function createSessions({ tokens, devices, authDays }: Parts) {
  /** The id of the device that the call comes from, if this user has logged in on it before. */
  const knownDevice = ({ device }: CallContext, userId: string): string | undefined => {
    const claims = devices.verify(device.token);
    return claims?.userId === userId ? claims.sessionId : undefined;
  };
  return {
    knownDevice,
    /** Stores a new session; returns its secret id. */
    start: (db: Db, userId: string): Promise<string> => {
      const now = Date.now();
      const expiresAt = new Date(now + authDays * DAY_MS).toISOString();
      return startSession(db, userId, { at: new Date(now).toISOString(), expiresAt });
    },
    /** Sets the cookies of a session and of its device; returns the session's token. */
    hand: (context: CallContext, session: SessionClaims): string => {
      const { userId } = session;
      const token = tokens.sign(session);
      context.session.begin(token);
      if (knownDevice(context, userId) === undefined) {
        context.device.remember(devices.sign({ userId, sessionId: randomUUID() }));
      }
      return token;
    },
  };
}
