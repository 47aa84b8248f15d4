import type { Element } from 'domhandler';
import type { Piece } from './piece.ts';

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
