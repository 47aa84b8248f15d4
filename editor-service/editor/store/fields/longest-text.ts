import type { Field } from '#content-store/model/fields/field.ts';
import { blockOf } from '#site/content/item-schema.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { ownerPath } from '../blocks/owner.ts';
import type { Documents } from '../documents/documents.ts';
import { valueIn } from '../documents/patch.ts';
import { documentFields } from './owner-fields.ts';

/** The longest text of a link and caption of a picture (`linkSchema`, `imageSchema`). */
const LINK_TEXT = 500;
const CAPTION = 1000;

/** The most characters a text may have, by its field's definition; infinite without a limit. */
export function longestText(documents: Documents, owner: FieldOwner, path: string): number {
  return longestIn(fieldsOf(documents, owner), path.replace(/(^|\.)\d+(?=\.|$)/g, '')) ?? Number.POSITIVE_INFINITY;
}

function fieldsOf(documents: Documents, owner: FieldOwner): readonly Field[] {
  if (owner.kind !== 'block') return documentFields(owner.kind, documents.page.template);
  const base = ownerPath(documents, owner);
  const componentType = base && valueIn(documents, [...base, 'componentType']);
  return typeof componentType === 'string' ? (blockOf(componentType)?.definition.fields ?? []) : [];
}

/** `path` has no list positions: `tabs.title`. */
function longestIn(fields: readonly Field[], path: string): number | undefined {
  for (const field of fields) {
    if ((field.kind === 'text' || field.kind === 'richText') && field.path === path) return field.maxLength;
    if (field.kind === 'link' && joined(field.path, 'text') === path) return LINK_TEXT;
    if (field.kind === 'image' && joined(field.path, 'caption') === path) return CAPTION;
    if (field.kind !== 'list' || !(path === field.path || path.startsWith(`${field.path}.`))) continue;
    const inside = longestIn(field.fields, path.slice(field.path.length + 1));
    if (inside !== undefined) return inside;
  }
  return undefined;
}

const joined = (...segments: string[]) => segments.filter(Boolean).join('.');
