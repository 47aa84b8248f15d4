import { findBlock } from '../block-tree.ts';
import type { Documents } from '../documents.ts';
import { withFreshKeys } from '../fresh-keys.ts';
import type { Patch } from '../patch.ts';
import { addBlock } from './add-block.ts';

export interface DuplicateBlock {
  kind: 'duplicateBlock';
  key: string;
  /** The key of the copy. */
  copyKey: string;
}

/** Puts a copy of a block right below it, with keys of its own and without the anchor. Throws Refused when the list is full. */
export function duplicateBlock(documents: Documents, { key, copyKey }: DuplicateBlock): Patch[] {
  const place = findBlock(documents, key);
  if (!place) return [];
  const copy = { ...withFreshKeys(place.item), key: copyKey };
  return addBlock(documents, { kind: 'addBlock', list: place.siblings.address, index: place.index + 1, item: copy });
}
