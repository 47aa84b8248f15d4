import { createHmac, timingSafeEqual } from 'node:crypto';

export type PreviewTokens = ReturnType<typeof createPreviewTokens>;

/**
 * Tokens of preview links, `<id>.<signature>`: the database alone, or a copy of it, opens no preview, and a link can be
 * copied again at any time.
 */
export function createPreviewTokens(secret: string) {
  const key = createHmac('sha256', secret).update('preview links').digest();
  const signature = (id: string) => createHmac('sha256', key).update(id).digest();
  return {
    tokenOf: (id: string): string => `${id}.${signature(id).toString('base64url')}`,
    /** The id of the link that a token is of; null for a forged one. */
    idOf: (token: string): string | null => {
      const [id = '', given = ''] = token.split('.');
      const actual = Buffer.from(given, 'base64url');
      const expected = signature(id);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
    },
  };
}
