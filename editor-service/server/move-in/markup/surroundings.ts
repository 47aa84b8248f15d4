import type { Element } from 'domhandler';
import { isSafeHref } from '#content-store/model/values/link.ts';

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

/** A picture of the media library, with the texts that it had in its source. */
export interface FoundPicture {
  imageId: string;
  alt: string;
  caption: string;
}

/** What a text refers to outside itself, and where its losses are noted. */
export interface Surroundings {
  /** The library's copy of a picture; undefined, and reported, when there is none. */
  picture: (address: string, number?: number) => FoundPicture | undefined;
  /** Where a link of the source leads now; empty for one that links may not have. */
  link: (address: string) => string;
  lose: (what: string, why: string) => void;
}

/** How markup is read. */
export interface Mode {
  /** Elements that only this kind of source has. */
  own?: Readonly<Record<string, (element: Element, at: Surroundings) => Piece[]>>;
  /** Line ends are line breaks and empty lines end paragraphs, as in old WordPress texts. */
  breaks?: boolean;
  /** Inside a cell of a table, which holds no further table. */
  isInTable?: boolean;
}

const MAX_CHARACTERS = 2000;

/** A link of the source as it is; empty, and reported, for one that no link here may have. */
export function usableLink(href: string, lose: Surroundings['lose']): string {
  if (isSafeHref(href) && href.length <= MAX_CHARACTERS) return href;
  lose(`A link: ${href.slice(0, 100)}`, 'links can only point to pages, http(s), mailto and tel');
  return '';
}
