import { escapeXml } from '#content-store/model/values/xml.ts';
import { elsewherePieces, videoPiece } from '../markup/embeds.ts';
import { galleryPieces, pictureOf, picturePiece } from '../markup/pictures.ts';
import { piecesOf } from '../markup/pieces-of.ts';
import { elementsIn, rawText, readMarkup, wordsOf } from '../markup/read-markup.ts';
import type { FoundPicture, Mode, Piece, Surroundings } from '../markup/surroundings.ts';

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

/** What programs and quoted code say is no shortcode. */
const CODE = /<(pre|code|script|style|textarea)\b[^<>]*>/gi;
const SHORTCODE = /\[(\[?)(\/?)([a-zA-Z][\w-]{1,60})((?:[\s/][^\][]{0,2000})?)\](\]?)/g;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

/** Shortcodes whose meaning is known become markup; `gallery` and `embed` in elements of their own. */
const KNOWN: Readonly<Record<string, (attributes: Record<string, string>) => string>> = {
  gallery: ({ ids = '', include = '' }) => `<wp-gallery ids="${escapeXml(ids || include)}"></wp-gallery>`,
  audio: ({ src, mp3, m4a, ogg, wav }) => `<audio src="${escapeXml(src ?? mp3 ?? m4a ?? ogg ?? wav ?? '')}"></audio>`,
  video: ({ src, mp4, webm, m4v, youtube }) =>
    `<video src="${escapeXml(src ?? mp4 ?? m4v ?? webm ?? youtube ?? '')}"></video>`,
  caption: ({ caption = '' }) => `<wp-caption text="${escapeXml(caption)}">`,
  wp_caption: ({ caption = '' }) => `<wp-caption text="${escapeXml(caption)}">`,
  embed: () => '<wp-embed>',
  playlist: ({ ids = '' }) => `<wp-playlist ids="${escapeXml(ids)}"></wp-playlist>`,
};
const CLOSING: Readonly<Record<string, string>> = {
  caption: '</wp-caption>',
  wp_caption: '</wp-caption>',
  embed: '</wp-embed>',
};

/**
 * A text with its shortcodes as markup. Those of plugins are taken out, what they enclose stays, and `onUnknown` gets their
 * name; `[sic]` and other words in brackets stay.
 */
function expandShortcodes(text: string, onUnknown: (name: string) => void): string {
  if (!text.includes('[')) return text;
  let expanded = '';
  let at = 0;
  /** Elements that are not closed after this place. */
  const open = new Set<string>();
  for (const { 0: start, 1: name = '', index } of text.matchAll(CODE)) {
    if (index < at || open.has(name.toLowerCase())) continue;
    const closing = new RegExp(`</${name}>`, 'gi');
    closing.lastIndex = index + start.length;
    if (!closing.test(text)) {
      open.add(name.toLowerCase());
      continue;
    }
    expanded += expandPart(text.slice(at, index), onUnknown) + text.slice(index, closing.lastIndex);
    at = closing.lastIndex;
  }
  return expanded + expandPart(text.slice(at), onUnknown);
}

function expandPart(text: string, onUnknown: (name: string) => void): string {
  const closed = new Set(Array.from(text.matchAll(/\[\/([\w-]+)\]/g), ([, name]) => name));
  return text.replace(
    SHORTCODE,
    (whole: string, quote: string, isEnd: string, name: string, rest: string, quoteEnd: string) => {
      if (quote && quoteEnd) return whole.slice(1, -1);
      const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
      if (isEnd) return known || closed.has(name) ? (CLOSING[name] ?? '') : whole;
      const attributes = attributesOf(rest);
      if (known) return quote + known(attributes) + quoteEnd;
      const isShortcode =
        closed.has(name) || rest.trimEnd().endsWith('/') || Object.keys(attributes).length > 0 || /[_-]/.test(name);
      if (!isShortcode) return whole;
      onUnknown(name);
      return quote + quoteEnd;
    },
  );
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Addresses alone on a line are shown as what they lead to; here as elements. */
const withEmbeds = (text: string): string =>
  text.replace(
    /^[ \t]*(?:<p>[ \t]*)?(https?:\/\/[^\s<>"[\]]+)[ \t]*(?:<\/p>[ \t]*)?$/gm,
    '\n\n<wp-embed>$1</wp-embed>\n\n',
  );
