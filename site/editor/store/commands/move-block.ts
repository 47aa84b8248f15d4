import { findBlock } from '../block-tree.ts';
import type { Documents } from '../documents.ts';
import type { Patch } from '../patch.ts';

export interface MoveBlock {
  kind: 'moveBlock';
  key: string;
  by: -1 | 1;
}

/** Moves a block one place up or down in its list; nothing happens at the ends. */
export function moveBlock(documents: Documents, { key, by }: MoveBlock): Patch[] {
  const place = findBlock(documents, key);
  const neighbour = place?.siblings.items[place.index + by];
  if (!place || !neighbour) return [];
  return [
    { op: 'remove', path: [...place.list, place.index] },
    { op: 'add', path: [...place.list, place.index + by], value: place.item },
  ];
}
