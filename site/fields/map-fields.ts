import type { Field } from '#content-store/model/fields/field.ts';
import { changeAt } from './change-at.ts';
import { mapSame } from './unless-same.ts';

type ChangeField = (field: Field, value: unknown) => unknown;

/** A copy of `content` with `change` applied to every field, also in lists; a change to undefined removes the field. */
export function mapFields<T>(content: T, fields: readonly Field[], change: ChangeField): T {
  return fields.reduce(
    (result, field) =>
      // In a list, an empty path is the entry itself.
      field.path === ''
        ? (mapField(field, result, change) as T)
        : changeAt(result, field.path, (value) => mapField(field, value, change)),
    content,
  );
}

function mapField(field: Field, value: unknown, change: ChangeField): unknown {
  if (field.kind !== 'list') return change(field, value);
  if (!Array.isArray(value)) return value;
  return mapSame<unknown>(value, (entry) => mapFields(entry, field.fields, change));
}
