import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts for one purpose, in base64url: what was signed for another is forged. */
export function createSigner(secret: string, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const signature = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text: string): string => signature(text).toString('base64url'),
    isSigned: (text: string, given: string): boolean => {
      const [actual, expected] = [Buffer.from(given, 'base64url'), signature(text)];
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

/**
 * Tokens of links, `<id>.<signature>`: the database alone, or a copy of it, opens none, and a link can be
 * copied again at any time.
 */
export function createLinkTokens(secret: string, purpose: string) {
  const signer = createSigner(secret, purpose);
  return {
    tokenOf: (id: string): string => `${id}.${signer.sign(id)}`,
    /** The id of the link that a token is of; null for a forged one. */
    idOf: (token: string): string | null => {
      const [id = '', given = ''] = token.split('.');
      return signer.isSigned(id, given) ? id : null;
    },
  };
}
