import { outermost } from '../blocks/selection.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';

export interface RemoveBlocks {
  kind: 'removeBlocks';
  keys: readonly string[];
}

/** Takes blocks, and everything in them, off the page. */
export function removeBlocks(documents: Documents, { keys }: RemoveBlocks): Patch[] {
  // From the end, so that what stands before keeps its place.
  return outermost(documents, keys)
    .toReversed()
    .map(({ list, index }) => ({ op: 'remove', path: [...list, index] }));
}
