import type { Documents } from '../documents.ts';
import type { Patch } from '../patch.ts';
import { outermost } from '../selection.ts';

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
