import { asMarkup, hasMarkup } from './as-markup.ts';
import type { Block, Piece } from './piece.ts';
import { splitMarkup } from './split-markup.ts';
import type { Surroundings } from './surroundings.ts';

/** The limit of a rich text component, with room for what sanitising adds. */
const MAX_TEXT = 19_500;
export type KeyedBlock = Block & { key: string };

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
