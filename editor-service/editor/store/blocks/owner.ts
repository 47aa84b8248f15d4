import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Documents } from '../documents/documents.ts';
import { type Path, parsePath, valueIn } from '../documents/patch.ts';
import { findBlock } from './block-tree.ts';

/** The path of the last block found, so that typing in it does not search the page for every letter. */
let last: Path = [];

/** The path of an owner's fields in the documents; null for a block that no longer exists. */
export function ownerPath(documents: Documents, owner: FieldOwner): Path | null {
  if (owner.kind !== 'block') return [owner.kind];
  if (valueIn(documents, [...last, 'key']) === owner.key) return last;
  const place = findBlock(documents, owner.key);
  if (!place) return null;
  last = [...place.siblings.path, place.index];
  return last;
}

/** What a field holds; undefined when nothing is stored, or its block is no longer there. */
export function fieldValue(documents: Documents | null, owner: FieldOwner, field: string): unknown {
  const base = documents && ownerPath(documents, owner);
  return base ? valueIn(documents, [...base, ...parsePath(field)]) : undefined;
}

/** The block's key; null for a document. */
export function keyOf(owner: FieldOwner | null): string | null {
  return owner?.kind === 'block' ? owner.key : null;
}
