import type { FieldOwner } from '#site/elements/field-host.ts';
import { ownerPath } from '../blocks/owner.ts';
import type { Documents } from '../documents/documents.ts';
import { type Patch, type Path, parsePath, valueAt } from '../documents/patch.ts';
import { Refused } from './refused.ts';
import { setField } from './set-field.ts';

export interface AddEntry {
  kind: 'addEntry';
  owner: FieldOwner;
  /** The path of the list inside its owner. */
  field: string;
  value: unknown;
  max: number;
}

/** Appends an entry to a list of a block or document. Throws Refused when it is full or not a list. */
export function addEntry(documents: Documents, { owner, field, value, max }: AddEntry): Patch[] {
  const { path, entries } = listAt(documents, owner, field);
  if (!entries) return setField(documents, { kind: 'setField', owner, field, value: [value] });
  if (entries.length >= max) throw new Refused(`There is room for ${max} here, and no more.`);
  return [{ op: 'add', path: [...path, entries.length], value }];
}

/** A list field and its path; `entries` is null when nothing is stored yet. */
export function listAt(
  documents: Documents,
  owner: FieldOwner,
  field: string,
): { path: Path; entries: readonly unknown[] | null } {
  const base = ownerPath(documents, owner);
  if (!base) throw new Refused('This component is no longer on the page.');
  const path = [...base, ...parsePath(field)];
  const entries = valueAt(documents, path) ?? null;
  if (entries !== null && !Array.isArray(entries)) throw new Refused(`"${field}" is not a list.`);
  return { path, entries };
}
