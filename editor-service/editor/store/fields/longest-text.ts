import type { Field } from '#content-store/model/fields/field.ts';
import { blockOf } from '#site/content/item-schema.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { t } from '../../words/t.ts';
import { ownerPath } from '../blocks/owner.ts';
import type { Documents } from '../documents/documents.ts';
import { valueIn } from '../documents/patch.ts';
import { documentFields } from './owner-fields.ts';

/** The facts of a text field that the page needs, too. */
type TextField = Pick<Extract<Field, { kind: 'text' }>, 'maxLength' | 'placeholder'>;

/** The text of a link and the caption of a picture, as long as they may be (`linkSchema`, `imageSchema`). */
const LINK_TEXT: TextField = { maxLength: 500, placeholder: t('Link') };
const CAPTION: TextField = { maxLength: 1000, placeholder: t('Caption') };

/** The most characters a text may have, by its field's definition; infinite without a limit. */
export const longestText = (documents: Documents, owner: FieldOwner, path: string): number =>
  textAt(documents, owner, path)?.maxLength ?? Number.POSITIVE_INFINITY;

/** What its field's definition shows in place of an empty text; undefined for nothing. */
export const placeholderOf = (documents: Documents, owner: FieldOwner, path: string): string | undefined =>
  textAt(documents, owner, path)?.placeholder;

const textAt = (documents: Documents, owner: FieldOwner, path: string) =>
  textIn(fieldsOfOwner(documents, owner), path.replace(/(^|\.)\d+(?=\.|$)/g, ''));

/** The fields of a component, or of a document without the settings of its page. */
export function fieldsOfOwner(documents: Documents, owner: FieldOwner): readonly Field[] {
  if (owner.kind !== 'block') return documentFields(owner.kind, documents.page.template);
  const base = ownerPath(documents, owner);
  const componentType = base && valueIn(documents, [...base, 'componentType']);
  return typeof componentType === 'string' ? (blockOf(componentType)?.definition.fields ?? []) : [];
}

/** `path` has no list positions: `tabs.title`. */
function textIn(fields: readonly Field[], path: string): TextField | undefined {
  for (const field of fields) {
    if ((field.kind === 'text' || field.kind === 'richText') && field.path === path) return field;
    if (field.kind === 'link' && joined(field.path, 'text') === path) return LINK_TEXT;
    if (field.kind === 'image' && joined(field.path, 'caption') === path) return CAPTION;
    if (field.kind !== 'list' || !(path === field.path || path.startsWith(`${field.path}.`))) continue;
    const inside = textIn(field.fields, path.slice(field.path.length + 1));
    if (inside !== undefined) return inside;
  }
  return undefined;
}

const joined = (...segments: string[]) => segments.filter(Boolean).join('.');
