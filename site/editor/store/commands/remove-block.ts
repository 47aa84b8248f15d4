import { findBlock } from '../block-tree.ts';
import type { Documents } from '../documents.ts';
import type { Patch } from '../patch.ts';

export interface RemoveBlock {
  kind: 'removeBlock';
  key: string;
}

/** Takes a block, and everything in it, off the page. */
export function removeBlock(documents: Documents, { key }: RemoveBlock): Patch[] {
  const place = findBlock(documents, key);
  return place ? [{ op: 'remove', path: [...place.list, place.index] }] : [];
}
