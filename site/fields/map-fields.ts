import type { Field } from '#content-store/model/fields/field.ts';
import { changeAt } from './change-at.ts';
import { mapSame } from './unless-same.ts';

/** `path`: where the value is in the content, `cards.2.heading`. */
type ChangeField = (field: Field, value: unknown, path: string) => unknown;

/** A copy of `content` with `change` applied to every field, also in lists; a change to undefined removes the field. */
export function mapFields<T>(content: T, fields: readonly Field[], change: ChangeField, within = ''): T {
  return fields.reduce((result, field) => {
    const path = [within, field.path].filter((part) => part !== '').join('.');
    // In a list, an empty path is the entry itself.
    return field.path === ''
      ? (mapField(field, result, change, path) as T)
      : changeAt(result, field.path, (value) => mapField(field, value, change, path));
  }, content);
}

function mapField(field: Field, value: unknown, change: ChangeField, path: string): unknown {
  if (field.kind !== 'list') return change(field, value, path);
  if (!Array.isArray(value)) return value;
  return mapSame<unknown>(value, (entry, index) => mapFields(entry, field.fields, change, `${path}.${index}`));
}
