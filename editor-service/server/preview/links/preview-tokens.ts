import { createSigner } from '../../runtime/signer.ts';

export type PreviewTokens = ReturnType<typeof createPreviewTokens>;

/**
 * Tokens of preview links, `<id>.<signature>`: the database alone, or a copy of it, opens no preview, and a link can be
 * copied again at any time.
 */
export function createPreviewTokens(secret: string) {
  const signer = createSigner(secret, 'preview links');
  return {
    tokenOf: (id: string): string => `${id}.${signer.sign(id)}`,
    /** The id of the link that a token is of; null for a forged one. */
    idOf: (token: string): string | null => {
      const [id = '', given = ''] = token.split('.');
      return signer.isSigned(id, given) ? id : null;
    },
  };
}
