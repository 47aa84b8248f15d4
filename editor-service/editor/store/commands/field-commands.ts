import type { FieldOwner } from '#site/elements/field-host.ts';
import { t } from '../../words/t.ts';
import { ownerPath } from '../blocks/owner.ts';
import type { Documents } from '../documents/documents.ts';
import { type Patch, type Path, parsePath, valueIn } from '../documents/patch.ts';
import { Refused } from './refused.ts';

interface FieldAddress {
  owner: FieldOwner;
  /** Path inside the owner: `heading`, `tabs.2.title`. */
  field: string;
}

/** Gives a field a new value, plain JSON; undefined removes it. Throws Refused when its block was removed. */
export function setField(documents: Documents, { value, ...address }: FieldAddress & { value?: unknown }): Patch[] {
  const path = pathOf(documents, address);
  return valueIn(documents, path) === value ? [] : [patchFor(documents, path, value)];
}

/** Appends an entry to a list of a block or document. Throws Refused when it is full or not a list. */
export function addEntry(
  documents: Documents,
  { value, max, ...address }: FieldAddress & { value: unknown; max: number },
): Patch[] {
  const { path, entries } = listAt(documents, address);
  if (!entries) return setField(documents, { ...address, value: [value] });
  if (entries.length >= max) throw new Refused(t('This list can have at most {max} items.', { max }));
  return [{ op: 'add', path: [...path, entries.length], value }];
}

/** Moves one entry of a list by some positions; does nothing beyond the ends. */
export function moveEntry(
  documents: Documents,
  { index, by, ...address }: FieldAddress & { index: number; by: number },
): Patch[] {
  const { path, entries } = listAt(documents, address);
  if (!entries || !(index in entries) || !(index + by in entries)) return [];
  return [
    { op: 'remove', path: [...path, index] },
    { op: 'add', path: [...path, index + by], value: entries[index] },
  ];
}

/** Removes one entry from a list of a block or document. */
export function removeEntry(documents: Documents, { index, ...address }: FieldAddress & { index: number }): Patch[] {
  const { path, entries } = listAt(documents, address);
  return entries && index in entries ? [{ op: 'remove', path: [...path, index] }] : [];
}

/** A list field and its path; `entries` is null when nothing is stored yet. */
function listAt(documents: Documents, address: FieldAddress): { path: Path; entries: readonly unknown[] | null } {
  const path = pathOf(documents, address);
  const entries = valueIn(documents, path) ?? null;
  if (entries !== null && !Array.isArray(entries))
    throw new Refused(t('"{field}" is not a list.', { field: address.field }));
  return { path, entries };
}

function pathOf(documents: Documents, { owner, field }: FieldAddress): Path {
  const base = ownerPath(documents, owner);
  if (!base) throw new Refused(t('This component is no longer on the page.'));
  return [...base, ...parsePath(field)];
}

/** The patch that gives a path a value; undefined removes it. Objects missing along the path are created. */
export function patchFor(documents: Documents, path: Path, value: unknown): Patch {
  if (value === undefined) return { op: 'remove', path };
  const parent = path.slice(0, -1);
  const last = path.at(-1) ?? '';
  if (valueIn(documents, parent) === undefined) return patchFor(documents, parent, { [last]: value });
  return { op: valueIn(documents, path) === undefined ? 'add' : 'replace', path, value };
}
