import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { DEVICE_DAYS } from '../http/cookies.ts';

const ISSUER = 'pagewright';
const AUDIENCE = 'pagewright-editor';
const DEVICE_AUDIENCE = 'pagewright-device';
const DAY_SECONDS = 24 * 60 * 60;

const claimsSchema = z.object({ sub: z.string(), jti: z.string(), exp: z.number(), iat: z.number() });

/** The session that a token identifies. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Size of the cache of verified tokens; fewer editors are at work at once. */
const MAX_KNOWN = 1000;

/**
 * Signs and verifies session tokens with HS256. A prepared key is many times faster than a secret string (measured),
 * and a verified token is cached until it expires.
 */
export function createSessionTokens(secret: string, days: number, audience = AUDIENCE) {
  const key = createSecretKey(Buffer.from(secret));
  const known = new Map<string, z.output<typeof claimsSchema>>();

  const check = (token: string) => {
    try {
      const options: jwt.VerifyOptions = { algorithms: ['HS256'], issuer: ISSUER, audience };
      const claims = claimsSchema.parse(jwt.verify(token, key, options));
      if (known.size >= MAX_KNOWN) known.clear();
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
    verify: (token: string): SessionClaims | null => {
      const claims = known.get(token) ?? check(token);
      return claims && claims.exp * 1000 > Date.now() ? { userId: claims.sub, sessionId: claims.jti } : null;
    },
  };
}

/** Tokens of devices that were used to log in; `sessionId` is the device's. */
export const createDeviceTokens = (secret: string): SessionTokens =>
  createSessionTokens(secret, DEVICE_DAYS, DEVICE_AUDIENCE);
