import { type ChildNode, cloneNode, type Element, hasChildren, isTag, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { pictureMarkup } from './pictures.ts';
import { readMarkup } from './read-markup.ts';
import type { Block, Piece, Surroundings } from './surroundings.ts';

/** The limit of a rich text component, with room for what sanitising adds. */
const MAX_TEXT = 19_500;
type KeyedBlock = Block & { key: string };

/** A page holds 500 components; on longer ones pictures move into the text. */
const MAX_BLOCKS = 480;

/** Pieces as components: neighbouring texts are joined up to the size limit. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  let text = '';
  const endText = () => {
    for (const part of splitMarkup(text, MAX_TEXT)) if (part) blocks.push({ componentType: 'RichText', text: part });
    text = '';
  };
  for (const piece of pieces) {
    if (piece.kind === 'block') {
      endText();
      blocks.push(piece.block);
      continue;
    }
    if (text !== '' && text.length + piece.markup.length > MAX_TEXT) endText();
    text += piece.markup;
  }
  endText();
  return blocks;
}

/** The components of a page, each with a key; too many are joined or, as a last resort, left out and reported. */
export function pageContents(pieces: readonly Piece[], at: Surroundings): KeyedBlock[] {
  let blocks = blocksOf(pieces);
  if (blocks.length > MAX_BLOCKS) {
    at.lose('The components of a very long page', 'pictures and dividers were moved into its text');
    blocks = blocksOf(pieces.map((piece) => (hasMarkup(piece) ? { kind: 'text', markup: asMarkup(piece) } : piece)));
  }
  if (blocks.length > MAX_BLOCKS) {
    at.lose(`The end of a very long page: ${blocks.length - MAX_BLOCKS} components`, 'a page cannot hold more');
  }
  return withKeys(blocks.slice(0, MAX_BLOCKS));
}

/** Keys count through the page, so that the same text gets the same keys each time. */
function withKeys(blocks: readonly Block[]): KeyedBlock[] {
  let count = 0;
  const keyed = (block: Block): KeyedBlock => {
    count += 1;
    const item: KeyedBlock = { ...block, key: `i${count}` };
    for (const slot of ['contents', 'left', 'right']) {
      const inside = item[slot];
      if (Array.isArray(inside)) item[slot] = (inside as Block[]).map(keyed);
    }
    return item;
  };
  return blocks.map(keyed);
}

const markupOf = (nodes: readonly ChildNode[]): string =>
  DomUtils.getOuterHTML([...nodes], { encodeEntities: 'utf8', selfClosingTags: false });

/** Rich text in parts of at most `most` characters; between paragraphs where possible, else inside lists, tables and words. */
function splitMarkup(markup: string, most: number): string[] {
  return markup.length <= most ? [markup] : splitNodes(readMarkup(markup), most);
}

function splitNodes(nodes: readonly ChildNode[], most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of nodes.flatMap((node) => splitNode(node, most))) {
    if (part.length + piece.length > most) {
      if (part) parts.push(part);
      part = '';
    }
    part += piece;
  }
  return part ? [...parts, part] : parts;
}

function splitNode(node: ChildNode, most: number): string[] {
  const whole = markupOf([node]);
  if (whole.length <= most) return [whole];
  if (isText(node)) return splitText(node.data, most);
  if (!isTag(node) || !hasChildren(node)) return [];
  const frame = markupOf([emptied(node)]);
  const [open = '', close = ''] = frame.split(/(?=<\/[^<]*$)/);
  const room = most - frame.length;
  if (room < 100) return [markupOf([new Text(DomUtils.textContent(node).slice(0, most / 2))])];
  return splitNodes(node.children, room).map((part) => open + part + close);
}

/** Escaped text may be several times as long as the text itself. */
function splitText(text: string, most: number): string[] {
  const pieces: string[] = [];
  const size = Math.max(20, Math.floor(most / 6));
  for (let at = 0; at < text.length; ) {
    const end = text.lastIndexOf(' ', at + size);
    const next = at + size >= text.length ? text.length : end > at ? end + 1 : at + size;
    pieces.push(markupOf([new Text(text.slice(at, next))]));
    at = next;
  }
  return pieces;
}

function emptied(element: Element): Element {
  const copy = cloneNode(element, false);
  copy.children = [];
  return copy;
}

interface Shown {
  imageId: string;
  alt: string;
}

interface LinkFields {
  href: string;
  text: string;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const picture = (image: unknown, caption: unknown): string => {
  const { imageId, alt } = image as Shown;
  return `<p>${pictureMarkup({ imageId, alt })}</p>${caption ? `<p>${escapeXml(words(caption))}</p>` : ''}`;
};

const link = ({ href, text }: LinkFields): string => `<p><a href="${escapeXml(href)}">${escapeXml(text)}</a></p>`;

/** Components as rich text, for places that hold text only: a list, a cell, a very long page. */
const AS_MARKUP: Readonly<Record<string, (block: Block) => string>> = {
  RichText: ({ text }) => words(text),
  FreeformImage: ({ image, caption }) => picture(image, caption),
  SimpleDivider: () => '<hr>',
  Button: (block) => link(block.link as LinkFields),
  Media: ({ video, mediaCaption }) => {
    const address = String((video as { videoId: string }).videoId);
    return link({ href: address, text: words(mediaCaption) || address });
  },
  QuoteBlock: ({ quote, quoteBy }) =>
    `<blockquote><p>${escapeXml(words(quote))}</p>${quoteBy ? `<p>${escapeXml(words(quoteBy))}</p>` : ''}</blockquote>`,
  ContentPanel: ({ contents }) => (contents as Block[]).map(blockMarkup).join(''),
  TilesCarousel: ({ tiles }) =>
    (tiles as { image: Shown; caption: string }[]).map(({ image, caption }) => picture(image, caption)).join(''),
};

const blockMarkup = (block: Block): string => AS_MARKUP[block.componentType]?.(block) ?? '';

/** A piece as rich text; empty for a component that has no form in text. */
export const asMarkup = (piece: Piece): string => (piece.kind === 'text' ? piece.markup : blockMarkup(piece.block));

/** True for components that rich text can show as well. */
const hasMarkup = (piece: Piece): boolean => piece.kind === 'text' || piece.block.componentType in AS_MARKUP;
