import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from './sessions.ts';

const SECRET = 'a-secret-of-thirty-two-bytes-or-more';
const tokens = createSessionTokens(SECRET, 3);
const claims = { userId: 'user1', sessionId: 'session1' };
const genuine = { issuer: 'pagewright', audience: 'pagewright-editor', subject: 'user1', jwtid: 'session1' };

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = { sub: 'user1', jti: 'session1', iss: 'pagewright', aud: 'pagewright-editor', exp: 9_999_999_999 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(body)}.`;
}

describe('createSessionTokens()', () => {
  it('verifies what it signed', () => {
    expect(tokens.verify(tokens.sign(claims))).toMatchObject(claims);
  });

  it('signs with HS256 for the configured number of days', () => {
    const { header, payload } = jwt.decode(tokens.sign(claims), { complete: true }) ?? {};
    expect(header?.alg).toBe('HS256');
    expect(typeof payload === 'object' && Number(payload.exp) - Number(payload.iat)).toBe(3 * 24 * 60 * 60);
  });

  it.each([
    ['no token', 'rubbish'],
    ['no algorithm', unsigned()],
    ['another secret', jwt.sign({}, `${SECRET}!`, { ...genuine, expiresIn: 60 })],
    ['another algorithm of the same family', jwt.sign({}, SECRET, { ...genuine, expiresIn: 60, algorithm: 'HS512' })],
    ['an expiry that has passed', jwt.sign({}, SECRET, { ...genuine, expiresIn: -10 })],
    ['no expiry', jwt.sign({}, SECRET, genuine)],
    ['a start in the future', jwt.sign({}, SECRET, { ...genuine, expiresIn: 60, notBefore: 30 })],
    ['another issuer', jwt.sign({}, SECRET, { ...genuine, issuer: 'other', expiresIn: 60 })],
    ['another audience', jwt.sign({}, SECRET, { ...genuine, audience: 'reset', expiresIn: 60 })],
    [
      'no session',
      jwt.sign({ sub: 'user1' }, SECRET, { issuer: genuine.issuer, audience: genuine.audience, expiresIn: 60 }),
    ],
  ])('refuses a token with %s', (_, token) => {
    expect(tokens.verify(token)).toBeNull();
  });

  it('refuses a token signed with a key pair', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = jwt.sign({}, privateKey, { ...genuine, expiresIn: 60, algorithm: 'RS256' });
    expect(jwt.verify(token, createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })))).toBeTruthy();
    expect(tokens.verify(token)).toBeNull();
  });
});
