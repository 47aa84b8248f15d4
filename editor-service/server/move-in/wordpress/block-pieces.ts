import { blocksOf } from '../markup/blocks-of.ts';
import { picturePiece } from '../markup/pictures.ts';
import { type Block, blockPiece, type Piece, textPiece } from '../markup/surroundings.ts';
import {
  innerBlocks,
  markupOfBlock,
  ownMarkup,
  readBlocks,
  usesBlocks,
  type WpBlock,
  type WpPart,
} from './block-grammar.ts';
import { classicPieces, markupPieces } from './classic-pieces.ts';
import { ifNumber, LEAF_READERS, text } from './leaf-blocks.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

const core = (names: string): string[] => names.split(' ').map((name) => `core/${name}`);

/** Blocks whose markup says all: it is read as any other markup. */
const MARKUP_BLOCKS: ReadonlySet<string> = new Set(
  core(
    'paragraph heading subhead list list-item quote code preformatted table html missing separator image video audio details math classic',
  ),
);

/** Blocks that only hold others. */
const TRANSPARENT_BLOCKS: ReadonlySet<string> = new Set(
  core(
    'column buttons row stack grid section accordion accordion-item accordion-heading accordion-panel tabs tab post-content',
  ),
);

/** Blocks without words: room, and marks for lists of posts. */
const SILENT_BLOCKS: ReadonlySet<string> = new Set(
  core('spacer more post-title post-featured-image post-excerpt post-date'),
);

/** Blocks that WordPress makes when a page is shown, by what takes their place here. */
const DYNAMIC: Readonly<Record<string, string>> = {
  'this site has a page for searching': 'search',
  'it is part of this site’s layout': 'navigation site-logo site-title site-tagline page-list home-link template-part',
  'WordPress generates it from other posts: use Related pages or Hub':
    'archives calendar categories tag-cloud post-terms latest-comments rss post-template read-more post-navigation-link term-description',
  'this site has no comments': 'comments comment-template post-comments post-comments-form comments-title',
  'the author is a field of the page': 'avatar post-author post-author-name post-author-biography',
  'visitors of this site do not log in': 'loginout',
  'it is generated from the headings': 'table-of-contents',
  'it is a theme pattern, which the file does not include': 'pattern',
  'it is a widget, which the file does not include': 'legacy-widget',
};
const DYNAMIC_BLOCKS: ReadonlyMap<string, string> = new Map(
  Object.entries(DYNAMIC).flatMap(([why, names]) => core(names).map((name) => [name, why] as const)),
);

type Reader = (block: WpBlock, at: WpSurroundings, depth: number) => Piece[];

/** Columns and panels nested deeper are put one below the other. */
const MAX_LEVELS = 5;

/** Blocks and the markup between them as pieces of a page. */
function piecesOfParts(parts: readonly WpPart[], at: WpSurroundings, depth = 0): Piece[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return piecesOfBlock(part, at, depth);
    return depth === 0 ? classicPieces(part, at) : markupPieces(part, at);
  });
}

function piecesOfBlock(block: WpBlock, at: WpSurroundings, depth: number): Piece[] {
  const { name } = block;
  const reader = READERS[name] ?? (name.startsWith('core-embed/') ? READERS['core/embed'] : undefined);
  if (reader) return reader(block, at, depth);
  if (MARKUP_BLOCKS.has(name)) return markupPieces(markupOfBlock(block), at);
  if (TRANSPARENT_BLOCKS.has(name)) return piecesOfParts(block.parts, at, depth + 1);
  if (SILENT_BLOCKS.has(name)) return [];
  const why = DYNAMIC_BLOCKS.get(name);
  if (why) {
    at.lose(`Block ${name}`, why);
    return [];
  }
  const pieces = piecesOfParts(block.parts, at, depth + 1);
  at.lose(
    `Block ${name}`,
    pieces.length > 0
      ? 'it belongs to a plugin; its text and pictures were kept'
      : 'it belongs to a plugin that generates it when a page is shown, so the file does not contain it',
  );
  return pieces;
}

const cover: Reader = (block, at, depth) => {
  const inside = piecesOfParts(block.parts, at, depth + 1);
  const address = text(block.attributes.url);
  if (address === '' || ownMarkup(block).includes('<img')) return inside;
  const picture = at.picture(address, ifNumber(block.attributes.id));
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
  if (depth >= MAX_LEVELS) {
    at.lose('Deeply nested columns', 'they were placed one below the other');
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
  if (!hasGround || depth >= MAX_LEVELS || inside.length === 0) return inside;
  return [blockPiece('ContentPanel', { contents: blocksOf(inside) })];
};

const READERS: Readonly<Record<string, Reader>> = {
  ...LEAF_READERS,
  ...{ 'core/cover': cover, 'core/cover-image': cover, 'core/media-text': mediaText },
  ...{ 'core/columns': columns, 'core/text-columns': columns, 'core/group': group },
};

/** The content of a post, of either editor of WordPress. */
export function piecesOfPost(content: string, at: WpSurroundings): Piece[] {
  return usesBlocks(content) ? piecesOfParts(readBlocks(content), at) : classicPieces(content, at);
}
