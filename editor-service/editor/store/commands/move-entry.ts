import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { listAt } from './add-entry.ts';

export interface MoveEntry {
  kind: 'moveEntry';
  owner: FieldOwner;
  field: string;
  index: number;
  by: -1 | 1;
}

/** Moves one entry of a list up or down; nothing happens at the ends. */
export function moveEntry(documents: Documents, { owner, field, index, by }: MoveEntry): Patch[] {
  const { path, entries } = listAt(documents, owner, field);
  if (!entries || !(index in entries) || !(index + by in entries)) return [];
  return [
    { op: 'remove', path: [...path, index] },
    { op: 'add', path: [...path, index + by], value: entries[index] },
  ];
}
