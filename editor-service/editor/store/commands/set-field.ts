import type { FieldOwner } from '#site/elements/field-host.ts';
import { ownerPath } from '../blocks/owner.ts';
import type { Documents } from '../documents/documents.ts';
import { type Patch, type Path, parsePath, valueAt } from '../documents/patch.ts';
import { Refused } from './refused.ts';

export interface SetField {
  kind: 'setField';
  owner: FieldOwner;
  /** Path inside the owner: `heading`, `tabs.2.title`. */
  field: string;
  /** Plain JSON; undefined removes the field. */
  value?: unknown;
}

/** Gives a field a new value. Throws Refused when its block is gone. */
export function setField(documents: Documents, { owner, field, value }: SetField): Patch[] {
  const base = ownerPath(documents, owner);
  if (!base) throw new Refused('This component is no longer on the page.');
  const path = [...base, ...parsePath(field)];
  if (valueAt(documents, path) === value) return [];
  return [patchFor(documents, path, value)];
}

function patchFor(documents: Documents, path: Path, value: unknown): Patch {
  if (value === undefined) return { op: 'remove', path };
  const parent = path.slice(0, -1);
  const last = path.at(-1) ?? '';
  if (valueAt(documents, parent) === undefined) return patchFor(documents, parent, { [last]: value });
  return { op: valueAt(documents, path) === undefined ? 'add' : 'replace', path, value };
}
