/** A component before it has a key; its slots hold further ones. */
export interface Block {
  componentType: string;
  [field: string]: unknown;
}

/** A part of a page in reading order: rich text, or a component. Neighbouring texts become one component. */
export type Piece = { kind: 'text'; markup: string } | { kind: 'block'; block: Block };

export const textPiece = (markup: string): Piece => ({ kind: 'text', markup });
export const blockPiece = (componentType: string, fields: Record<string, unknown> = {}): Piece => ({
  kind: 'block',
  block: { componentType, ...fields },
});

/** A link that stands alone. */
export const buttonPiece = (
  href: string,
  words: string,
  type = href.startsWith('/') || href.startsWith('#') ? 'page' : 'external',
): Piece =>
  blockPiece('Button', {
    link: { type, href, text: (words || href).slice(0, 500) },
    config: { centerAlignment: false },
  });
