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
