import { outermost } from '../blocks/selection.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';

export interface RemoveBlocks {
  kind: 'removeBlocks';
  keys: readonly string[];
}

/** Removes blocks, and everything in them, from the page. */
export function removeBlocks(documents: Documents, { keys }: RemoveBlocks): Patch[] {
  // From the end, so that earlier indexes stay valid.
  return outermost(documents, keys)
    .toReversed()
    .map(({ list, index }) => ({ op: 'remove', path: [...list, index] }));
}
