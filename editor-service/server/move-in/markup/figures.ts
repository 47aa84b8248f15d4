import { type ChildNode, type Element, isTag } from 'domhandler';
import { type Captioned, galleryPieces, pictureOf, picturePiece } from './pictures.ts';
import { type Piece, textPiece } from './piece.ts';
import { elementsIn, escapeText, wordsOf } from './read-markup.ts';
import type { Surroundings } from './surroundings.ts';

/** A figure: a picture, a gallery, or anything else with its caption; `readRest` reads what it holds. */
export function figurePieces(
  element: Element,
  at: Surroundings,
  readRest: (nodes: readonly ChildNode[]) => Piece[],
): Piece[] {
  const captions = elementsIn(element.children, 'figcaption');
  const caption = wordsOf(captions.at(-1)?.children ?? []);
  const pictures = elementsIn(element.children, 'img');
  const isOfPictures = elementsIn(element.children, 'table', 'iframe', 'video', 'audio', 'pre').length === 0;
  if (captions.some(({ children }) => elementsIn(children, 'a').length > 0)) {
    at.lose('A link in a caption', 'captions are plain text, so only the text was kept');
  }
  const found = elementsIn(element.children, 'figure');
  if (isOfPictures && (found.length > 0 || pictures.length > 1)) return galleryPieces(captioned(element, at));
  const [image] = pictures;
  if (isOfPictures && image) {
    const picture = pictureOf(image, at);
    return picture
      ? [picturePiece(picture, caption || picture.caption)]
      : caption
        ? [textPiece(`<p>${escapeText(caption)}</p>`)]
        : [];
  }
  const rest = element.children.filter((child) => !(isTag(child) && child.name === 'figcaption'));
  return withCaption(readRest(rest), caption);
}

/** The pictures of a gallery with their captions. */
export function captioned(gallery: Element, at: Surroundings): Captioned[] {
  const holders = elementsIn(gallery.children, 'figure', 'li', 'dl').filter(
    (holder) => elementsIn([holder], 'img').length === 1,
  );
  const places = holders.length > 0 ? holders : elementsIn(gallery.children, 'img');
  const seen = new Set<Element>();
  return places.flatMap((place) =>
    elementsIn([place], 'img').flatMap((image) => {
      if (seen.has(image)) return [];
      seen.add(image);
      const picture = pictureOf(image, at);
      const caption = wordsOf(elementsIn([place], 'figcaption', 'dd').at(-1)?.children ?? []);
      return picture ? [{ picture, caption: caption || picture.caption }] : [];
    }),
  );
}

function withCaption(pieces: Piece[], caption: string): Piece[] {
  const [first, ...rest] = pieces;
  if (caption === '' || !first) return pieces;
  if (first.kind === 'block' && first.block.componentType === 'Media') {
    return [{ kind: 'block', block: { ...first.block, mediaCaption: caption.slice(0, 1000) } }, ...rest];
  }
  if (first.kind === 'text' && first.markup.startsWith('<table>') && !first.markup.includes('<caption>')) {
    return [
      textPiece(`<table><caption>${escapeText(caption)}</caption>${first.markup.slice('<table>'.length)}`),
      ...rest,
    ];
  }
  return [...pieces, textPiece(`<p><em>${escapeText(caption)}</em></p>`)];
}
