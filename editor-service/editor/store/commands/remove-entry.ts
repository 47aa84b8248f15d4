import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { listAt } from './add-entry.ts';

export interface RemoveEntry {
  kind: 'removeEntry';
  owner: FieldOwner;
  field: string;
  index: number;
}

/** Removes one entry from a list of a block or document. */
export function removeEntry(documents: Documents, { owner, field, index }: RemoveEntry): Patch[] {
  const { path, entries } = listAt(documents, owner, field);
  return entries && index in entries ? [{ op: 'remove', path: [...path, index] }] : [];
}
