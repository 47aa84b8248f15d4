import type { Piece } from '../markup/piece.ts';
import { readBlocks, usesBlocks } from './block-grammar.ts';
import { piecesOfParts } from './block-pieces.ts';
import { classicPieces } from './classic-pieces.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

/** The content of a post, of either editor of WordPress. */
export function piecesOfPost(content: string, at: WpSurroundings): Piece[] {
  return usesBlocks(content) ? piecesOfParts(readBlocks(content), at) : classicPieces(content, at);
}
