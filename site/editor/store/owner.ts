import type { FieldOwner } from '../../elements/field-host.ts';
import { findBlock } from './block-tree.ts';
import type { Documents } from './documents.ts';
import type { Path } from './patch.ts';

/** Where an owner's fields are in the documents; null for a block that is gone. */
export function ownerPath(documents: Documents, owner: FieldOwner): Path | null {
  if (owner.kind !== 'block') return [owner.kind];
  const place = findBlock(documents, owner.key);
  return place && [...place.list, place.index];
}

/** True when both name the same document or block. */
export function isSameOwner(one: FieldOwner | null, other: FieldOwner | null): boolean {
  return one?.kind === other?.kind && keyOf(one) === keyOf(other);
}

/** The block's key; null for a document. */
export function keyOf(owner: FieldOwner | null): string | null {
  return owner?.kind === 'block' ? owner.key : null;
}
