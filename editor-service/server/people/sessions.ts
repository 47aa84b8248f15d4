import { createSecretKey, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { noteSessionUse, startSession } from '#content-store/drafts/people/sessions.ts';
import type { Proof } from '#content-store/model/people/proof.ts';
import type { CallContext } from '../http/call-context.ts';
import { DEVICE_DAYS } from '../http/cookies.ts';
import { networkOf } from '../http/network-of.ts';

const ISSUER = 'pagewright';
const AUDIENCE = 'pagewright-editor';
const DEVICE_AUDIENCE = 'pagewright-device';
const DAY_SECONDS = 24 * 60 * 60;

const claimsSchema = z.object({ sub: z.string(), jti: z.string(), exp: z.number(), iat: z.number() });

/** The session that a token identifies. */
interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** `endsAt`: when the token expires, in milliseconds. */
type VerifiedClaims = SessionClaims & { endsAt: number };

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Size of the cache of verified tokens; fewer editors are at work at once. */
const MAX_KNOWN = 1000;

/**
 * Signs and verifies session tokens with HS256. A prepared key is many times faster than a secret string (measured),
 * and a verified token is cached until it expires.
 */
export function createSessionTokens(secret: string, days: number, audience = AUDIENCE) {
  const key = createSecretKey(Buffer.from(secret));
  const known = new LRUCache<string, z.output<typeof claimsSchema>>({ max: MAX_KNOWN });

  const check = (token: string) => {
    try {
      const options: jwt.VerifyOptions = { algorithms: ['HS256'], issuer: ISSUER, audience };
      const claims = claimsSchema.parse(jwt.verify(token, key, options));
      known.set(token, claims);
      return claims;
    } catch {
      return null; // forged, expired, or not a token at all: the same to a caller
    }
  };
  return {
    sign: ({ userId, sessionId }: SessionClaims): string =>
      jwt.sign({}, key, {
        algorithm: 'HS256',
        issuer: ISSUER,
        audience,
        subject: userId,
        jwtid: sessionId,
        expiresIn: days * DAY_SECONDS,
      }),
    /** The claims of a genuine token that has not expired; null for anything else. */
    verify: (token: string): VerifiedClaims | null => {
      const claims = known.get(token) ?? check(token);
      if (!claims) return null;
      const endsAt = claims.exp * 1000;
      return endsAt > Date.now() ? { userId: claims.sub, sessionId: claims.jti, endsAt } : null;
    },
  };
}

/** Tokens of devices that were used to log in; `sessionId` is the device's. */
export const createDeviceTokens = (secret: string): SessionTokens =>
  createSessionTokens(secret, DEVICE_DAYS, DEVICE_AUDIENCE);

const HOUR_MS = 60 * 60 * 1000;

interface Needs {
  tokens: SessionTokens;
  /** Tokens of known devices. */
  devices: SessionTokens;
  /** How long a session lasts at most, and without activity. */
  authDays: number;
  idleHours: number;
  now: () => Date;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Begins sessions: stored with what allows them, in one transaction, and handed to the browser once that is committed. */
export function createSessions({ tokens, devices, authDays, idleHours, now }: Needs) {
  /** When a session ends that is used now, and whose token expires at `endsAt`. */
  const endOf = (endsAt: number): string =>
    new Date(Math.min(endsAt, now().getTime() + idleHours * HOUR_MS)).toISOString();
  /** The id of the device that the call comes from, if this user has logged in on it before. */
  const knownDevice = ({ device }: CallContext, userId: string): string | undefined => {
    const claims = devices.verify(device.token);
    return claims?.userId === userId ? claims.sessionId : undefined;
  };
  return {
    knownDevice,
    /** Stores a new session on the device of this call; returns its secret id. */
    start: (db: Db, userId: string, context: CallContext, proofs: readonly Proof[]): Promise<string> => {
      const { device, address } = context;
      const at = now();
      const expiresAt = endOf(at.getTime() + authDays * 24 * HOUR_MS);
      const about = { device: device.name, network: networkOf(address), proofs };
      return startSession(db, userId, { at: at.toISOString(), expiresAt, ...about });
    },
    /** Notes that a session is used now: it goes on from here. */
    noteUse: (db: Db, { sessionId, endsAt }: VerifiedClaims, address: string): Promise<void> =>
      noteSessionUse(db, sessionId, {
        ...{ usedAt: now().toISOString(), network: networkOf(address), expiresAt: endOf(endsAt) },
      }),
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
