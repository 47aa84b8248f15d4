import { blocksOf } from '../markup/blocks-of.ts';
import { galleryPieces, picturePiece } from '../markup/pictures.ts';
import { type Block, blockPiece, type Piece, textPiece } from '../markup/piece.ts';
import { captioned } from '../markup/pieces-of.ts';
import { element, elementsIn, escapeText, rawText, readMarkup, wordsOf, wordsOfMarkup } from '../markup/read-markup.ts';
import { innerBlocks, markupOfBlock, ownMarkup, type WpBlock, type WpPart } from './block-grammar.ts';
import { DYNAMIC_BLOCKS, MARKUP_BLOCKS, SILENT_BLOCKS, TRANSPARENT_BLOCKS } from './block-kinds.ts';
import { classicPieces, embedded, galleryOf, markupPieces } from './classic-pieces.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

type Reader = (block: WpBlock, at: WpSurroundings, depth: number) => Piece[];

/** Columns and panels nested deeper are put one below the other. */
const MOST_LEVELS = 5;
const MOST_LINKS = 30;
const MOST_QUOTE = 1000;

/** Blocks and the markup between them as pieces of a page. */
export function piecesOfParts(parts: readonly WpPart[], at: WpSurroundings, depth = 0): Piece[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return piecesOfBlock(part, at, depth);
    return depth === 0 ? classicPieces(part, at) : markupPieces(part, at);
  });
}

function piecesOfBlock(block: WpBlock, at: WpSurroundings, depth: number): Piece[] {
  const { name } = block;
  const reader = READERS[name] ?? (name.startsWith('core-embed/') ? embed : undefined);
  if (reader) return reader(block, at, depth);
  if (MARKUP_BLOCKS.has(name)) return markupPieces(markupOfBlock(block), at);
  if (TRANSPARENT_BLOCKS.has(name)) return piecesOfParts(block.parts, at, depth + 1);
  if (SILENT_BLOCKS.has(name)) return [];
  const why = DYNAMIC_BLOCKS[name];
  if (why) {
    at.lose(`Block ${name}`, why);
    return [];
  }
  const pieces = piecesOfParts(block.parts, at, depth + 1);
  at.lose(
    `Block ${name}`,
    pieces.length > 0
      ? 'it belongs to a plugin; its words and pictures were kept'
      : 'it belongs to a plugin, which makes it when a page is shown: the file has nothing of it',
  );
  return pieces;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const gallery: Reader = (block, at) => {
  const root = element('div', {}, readMarkup(markupOfBlock(block)));
  const pictures = captioned(root, at);
  const { ids } = block.attributes;
  if (elementsIn([root], 'img').length === 0 && Array.isArray(ids)) return galleryOf(ids.map(Number), at);
  const own = elementsIn(readMarkup(ownMarkup(block)), 'figcaption').at(-1);
  const caption = own && innerBlocks(block).length > 0 ? wordsOf(own.children) : '';
  return [...galleryPieces(pictures), ...(caption ? [textPiece(`<p><em>${escapeText(caption)}</em></p>`)] : [])];
};

const embed: Reader = (block, at) => {
  const nodes = readMarkup(markupOfBlock(block));
  const caption = wordsOf(elementsIn(nodes, 'figcaption')[0]?.children ?? []);
  const address = text(block.attributes.url) || /https?:\/\/[^\s<"]+/.exec(markupOfBlock(block))?.[0];
  return embedded(address ?? '', at, caption);
};

const cover: Reader = (block, at, depth) => {
  const inside = piecesOfParts(block.parts, at, depth + 1);
  const address = text(block.attributes.url);
  if (address === '' || ownMarkup(block).includes('<img')) return inside;
  const picture = at.picture(address, number(block.attributes.id));
  return picture ? [picturePiece(picture), ...inside] : inside;
};

const mediaText: Reader = (block, at, depth) => {
  const own = markupPieces(ownMarkup(block), at);
  const words = piecesOfParts(innerBlocks(block), at, depth + 1);
  const [picture] = own;
  const texts = words.flatMap((piece) => (piece.kind === 'text' ? [piece.markup] : []));
  const isSimple = own.length === 1 && picture?.kind === 'block' && picture.block.componentType === 'FreeformImage';
  const paragraph = texts.join('');
  if (!isSimple || texts.length < words.length || paragraph.length > 19_000) return [...own, ...words];
  const isReversed = block.attributes.mediaPosition === 'right';
  return [blockPiece('LeftRightContent', { image: picture.block.image, paragraph, config: { reversed: isReversed } })];
};

const columns: Reader = (block, at, depth) => {
  const all = innerBlocks(block)
    .map((column) => ({
      width: Number.parseFloat(text(column.attributes.width)) || 0,
      blocks: blocksOf(piecesOfParts(column.parts, at, depth + 1)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  if (depth >= MOST_LEVELS) {
    at.lose('Columns inside many others', 'they are one below the other');
    return all.flatMap(({ blocks }) => blocks.map(pieceOf));
  }
  const shared = all.every(({ width }) => width > 0 && width < 100);
  return sideBySide(all.map(({ width, blocks }) => ({ width: shared ? width : 100 / all.length, blocks }))).map(
    pieceOf,
  );
};

interface Column {
  width: number;
  blocks: Block[];
}

/** Any number of columns as splits in two. */
function sideBySide(all: readonly Column[]): Block[] {
  const [first] = all;
  if (!first) return [];
  if (all.length === 1) return first.blocks;
  const middle = Math.floor(all.length / 2);
  const [left, right] = [all.slice(0, middle), all.slice(middle)];
  const sum = (some: readonly Column[]) => some.reduce((total, { width }) => total + width, 0);
  // A twelfth is the gap.
  const width = Math.min(10, Math.max(1, Math.round((11 * sum(left)) / sum(all))));
  return [{ componentType: 'SplitContent', width, gap: 1, left: sideBySide(left), right: sideBySide(right) }];
}

const pieceOf = (block: Block): Piece =>
  block.componentType === 'RichText' ? textPiece(text(block.text)) : { kind: 'block', block };

/** A group with a ground of its own is a panel. */
const group: Reader = (block, at, depth) => {
  const inside = piecesOfParts(block.parts, at, depth + 1);
  const style = block.attributes.style as { color?: { background?: unknown } } | undefined;
  const hasGround = Boolean(block.attributes.backgroundColor ?? block.attributes.gradient ?? style?.color?.background);
  if (!hasGround || depth >= MOST_LEVELS || inside.length === 0) return inside;
  return [blockPiece('ContentPanel', { contents: blocksOf(inside) })];
};

const button: Reader = (block, at) => {
  const [link] = elementsIn(readMarkup(markupOfBlock(block)), 'a', 'button');
  const words = wordsOf(link?.children ?? []) || wordsOfMarkup(text(block.attributes.text));
  const href = at.link(link?.attribs.href ?? text(block.attributes.url));
  if (words === '' && href === '') return [];
  return [buttonPiece(href, words)];
};

const buttonPiece = (
  href: string,
  words: string,
  type = href.startsWith('/') || href.startsWith('#') ? 'page' : 'external',
) =>
  blockPiece('Button', {
    link: { type, href, text: (words || href).slice(0, 500) },
    config: { centerAlignment: false },
  });

const file: Reader = (block, at) => {
  const [link] = elementsIn(readMarkup(markupOfBlock(block)), 'a');
  const href = at.link(link?.attribs.href ?? text(block.attributes.href));
  return href === '' ? [] : [buttonPiece(href, wordsOf(link?.children ?? []), 'file')];
};

const pullquote: Reader = (block, at) => {
  const nodes = readMarkup(markupOfBlock(block));
  const by = wordsOf(elementsIn(nodes, 'cite')[0]?.children ?? []);
  const quote = elementsIn(nodes, 'p')
    .map(({ children }) => wordsOf(children))
    .join(' ')
    .trim();
  if (quote === '' || quote.length > MOST_QUOTE) return markupPieces(markupOfBlock(block), at);
  return [blockPiece('QuoteBlock', { quote, quoteBy: by.slice(0, 200) })];
};

const socialLinks: Reader = (block, at) => {
  const links = innerBlocks(block).flatMap(({ attributes }) => {
    const href = at.link(text(attributes.url));
    const service = text(attributes.service);
    const name = text(attributes.label) || service.charAt(0).toUpperCase() + service.slice(1);
    return href ? [{ type: 'external', href, text: name || href }] : [];
  });
  return links.length === 0 ? [] : [blockPiece('QuickLinks', { links: links.slice(0, MOST_LINKS) })];
};

/** Lists of posts become cards of pages with the same tags. */
const posts: Reader = ({ name, attributes }, at) => {
  const { categories } = attributes;
  const chosen = Array.isArray(categories)
    ? categories.flatMap(
        (one: unknown) =>
          at.tagOf(typeof one === 'object' && one !== null ? Number((one as { id?: unknown }).id) : Number(one)) ?? [],
      )
    : [];
  const include = (chosen.length > 0 ? chosen : at.allTags).slice(0, 100);
  at.lose(`Block ${name}`, 'it became the component Related pages: check which pages it shows');
  const limit = Math.min(50, Math.max(1, number(attributes.postsToShow) ?? 8));
  return [blockPiece('RelatedPages', { heading: '', tagFilter: { include, sort: 'latest', limit } })];
};

const pattern: Reader = ({ attributes }, at) => {
  const reference = number(attributes.ref) ?? 0;
  const sectionId = at.sectionOf(reference);
  if (sectionId) return [blockPiece('Section', { sectionId })];
  at.lose(`A synced pattern (${reference})`, 'the file does not have it');
  return [];
};

const footnotes: Reader = (_block, at) => {
  const notes = readNotes(at.footnotes);
  const items = notes.map((note) => `<li>${note}</li>`).join('');
  return items === '' ? [] : [textPiece(`<ol>${items}</ol>`)];
};

function readNotes(json: string): string[] {
  try {
    const notes: unknown = JSON.parse(json || '[]');
    return Array.isArray(notes)
      ? notes.map((note: { content?: unknown }) => escapeText(wordsOfMarkup(text(note.content))))
      : [];
  } catch {
    return []; // damaged: the numbers in the text remain
  }
}

const nextPage: Reader = (_block, at) => {
  at.lose('A page break inside a post', 'its parts are one page, with a divider between them');
  return [blockPiece('SimpleDivider')];
};

/** Preformatted verse is set as lines, not as code. */
const verse: Reader = (block, at) => {
  const [pre] = elementsIn(readMarkup(markupOfBlock(block)), 'pre');
  return pre ? markupPieces(`<p>${escapeText(rawText(pre.children).trim()).replaceAll('\n', '<br>')}</p>`, at) : [];
};

const READERS: Readonly<Record<string, Reader>> = {
  ...{ 'core/gallery': gallery, 'core/embed': embed, 'core/cover': cover, 'core/cover-image': cover },
  ...{ 'core/media-text': mediaText, 'core/columns': columns, 'core/text-columns': columns, 'core/group': group },
  ...{ 'core/button': button, 'core/file': file, 'core/pullquote': pullquote, 'core/social-links': socialLinks },
  ...{ 'core/latest-posts': posts, 'core/query': posts, 'core/block': pattern, 'core/footnotes': footnotes },
  ...{ 'core/nextpage': nextPage, 'core/verse': verse },
  'core/shortcode': (block, at) => classicPieces(markupOfBlock(block), at),
  'core/freeform': (block, at) => classicPieces(markupOfBlock(block), at),
};
