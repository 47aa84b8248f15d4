import { elsewherePieces, videoPiece } from '../markup/embeds.ts';
import { galleryPieces, pictureOf, picturePiece } from '../markup/pictures.ts';
import { piecesOf } from '../markup/pieces-of.ts';
import { elementsIn, rawText, readMarkup, wordsOf } from '../markup/read-markup.ts';
import type { FoundPicture, Mode, Piece, Surroundings } from '../markup/surroundings.ts';
import { expandShortcodes, withEmbeds } from './shortcodes.ts';

/** Elements that stand for shortcodes. */
const OWN: NonNullable<Mode['own']> = {
  'wp-gallery': ({ attribs }, at) => galleryOf(numbersIn(attribs.ids ?? ''), at),
  'wp-playlist': ({ attribs }, at) => {
    at.lose(`A playlist of ${numbersIn(attribs.ids ?? '').length} files`, 'link to the files, or use the audio player');
    return [];
  },
  'wp-embed': ({ children }, at) => embedded(rawText(children).trim(), at),
  'wp-caption': (element, at) => {
    const [image] = elementsIn(element.children, 'img');
    const picture = image && pictureOf(image, at);
    const caption = element.attribs.text || wordsOf(element.children);
    return picture ? [picturePiece(picture, caption)] : piecesOf(element.children, at);
  },
};

/** A text of the classic editor, or one between blocks. */
export function classicPieces(text: string, at: Surroundings): Piece[] {
  return markupPieces(withEmbeds(text), at, { breaks: true });
}

/** Markup as it is, with shortcodes. */
export function markupPieces(markup: string, at: Surroundings, mode: Mode = {}): Piece[] {
  const expanded = expandShortcodes(markup, (name) =>
    at.lose(`Shortcode [${name}]`, 'it belongs to a plugin; its content was kept'),
  );
  return piecesOf(readMarkup(expanded), at, { ...mode, own: OWN });
}

/** What the address of another site is shown as: a video, or a link. */
export function embedded(address: string, at: Surroundings, caption = ''): Piece[] {
  if (address === '') return [];
  const video = videoPiece(address, caption);
  return video ? [video] : elsewherePieces(address, at);
}

/** A gallery of attachments; those without a number in the text are those of the post, which only WordPress knows. */
export function galleryOf(numbers: readonly number[], at: Surroundings): Piece[] {
  if (numbers.length === 0)
    at.lose('A gallery of all pictures of a post', 'choose its pictures: the text does not list them');
  const pictures = numbers.flatMap((number): FoundPicture | [] => at.picture('', number) ?? []);
  return galleryPieces(pictures.map((picture) => ({ picture, caption: picture.caption })));
}

const numbersIn = (text: string): number[] => Array.from(text.matchAll(/\d{1,15}/g), ([number]) => Number(number));
