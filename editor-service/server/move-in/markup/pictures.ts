import type { Element } from 'domhandler';
import type { Block } from './piece.ts';
import { blockPiece, type Piece } from './piece.ts';
import { escapeAttribute } from './read-markup.ts';
import type { FoundPicture, Surroundings } from './surroundings.ts';

/** How many whole pictures a grid shows; more become tiles to leaf through, up to a limit per component. */
const MAX_IN_GRID = 6;
const MAX_TILES = 20;

/** The picture that an `<img>` shows, with its own description if it has one. */
export function pictureOf({ attribs }: Element, at: Surroundings): FoundPicture | undefined {
  const lazy = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original'];
  const src = (lazy && /^(?:data:|$)/.test(attribs.src ?? '') ? lazy : attribs.src)?.trim();
  const number = Number(/\bwp-image-(\d{1,15})\b/.exec(attribs.class ?? '')?.[1] ?? attribs['data-id']);
  if (!src && !number) return undefined;
  if (src?.startsWith('data:')) {
    at.lose('A picture written into the text itself (data:)', 'only pictures with an address are imported');
    return undefined;
  }
  const found = at.picture(src ?? '', number || undefined);
  return found && { ...found, alt: (attribs.alt ?? found.alt).slice(0, 500) };
}

/** One picture in its own shape. */
export function picturePiece({ imageId, alt }: FoundPicture, caption = ''): Piece {
  return blockPiece('FreeformImage', { image: { imageId, alt }, caption: caption.slice(0, 1000) });
}

/** A picture inside rich text. */
export const pictureMarkup = ({ imageId, alt }: Pick<FoundPicture, 'imageId' | 'alt'>): string =>
  `<img data-image-id="${escapeAttribute(imageId)}" alt="${escapeAttribute(alt)}">`;

export interface Captioned {
  picture: FoundPicture;
  caption: string;
}

/** Several pictures that belong together. */
export function galleryPieces(pictures: readonly Captioned[]): Piece[] {
  const [first] = pictures;
  if (!first) return [];
  if (pictures.length === 1) return [picturePiece(first.picture, first.caption)];
  if (pictures.length <= MAX_IN_GRID) {
    const contents = pictures.map(({ picture, caption }) => blockOf(picturePiece(picture, caption)));
    return [blockPiece('ContentPanel', { config: { backgroundColour: 'white', withGrid: true }, contents })];
  }
  const groups = Array.from({ length: Math.ceil(pictures.length / MAX_TILES) }, (_, group) =>
    pictures.slice(group * MAX_TILES, (group + 1) * MAX_TILES),
  );
  return groups.map((group) =>
    blockPiece('TilesCarousel', {
      tiles: group.map(({ picture: { imageId, alt }, caption }) => ({
        image: { imageId, alt },
        caption: caption.slice(0, 500),
      })),
    }),
  );
}

const blockOf = (piece: Piece): Block =>
  piece.kind === 'block' ? piece.block : { componentType: 'RichText', text: piece.markup };
