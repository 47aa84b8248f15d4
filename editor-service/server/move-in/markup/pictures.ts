import { type ChildNode, type Element, isTag } from 'domhandler';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { elementsIn, wordsOf } from './read-markup.ts';
import { type Block, blockPiece, type FoundPicture, type Piece, type Surroundings, textPiece } from './surroundings.ts';

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
  `<img data-image-id="${escapeXml(imageId)}" alt="${escapeXml(alt)}">`;

interface Captioned {
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
  if (isOfPictures && (found.length > 0 || pictures.length > 1)) return galleryPieces(captioned(element.children, at));
  const [image] = pictures;
  if (isOfPictures && image) {
    const picture = pictureOf(image, at);
    return picture
      ? [picturePiece(picture, caption || picture.caption)]
      : caption
        ? [textPiece(`<p>${escapeXml(caption)}</p>`)]
        : [];
  }
  const rest = element.children.filter((child) => !(isTag(child) && child.name === 'figcaption'));
  return withCaption(readRest(rest), caption);
}

/** The pictures of a gallery with their captions. */
export function captioned(gallery: readonly ChildNode[], at: Surroundings): Captioned[] {
  const holders = elementsIn(gallery, 'figure', 'li', 'dl').filter(
    (holder) => elementsIn([holder], 'img').length === 1,
  );
  const places = holders.length > 0 ? holders : elementsIn(gallery, 'img');
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
      textPiece(`<table><caption>${escapeXml(caption)}</caption>${first.markup.slice('<table>'.length)}`),
      ...rest,
    ];
  }
  return [...pieces, textPiece(`<p><em>${escapeXml(caption)}</em></p>`)];
}

/** The template and header of a page; one without a picture gets a header that needs none. */
export function headOf(slug: string, image: FoundPicture | undefined) {
  if (slug === '') return { template: 'home', headerType: 'Home' };
  return { template: 'generic', headerType: image ? 'HeaderThree' : 'HeaderOne' };
}
