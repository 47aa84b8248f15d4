import type { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { internalsOf } from './schema-internals.ts';

/**
 * Adds the limits of the schema to the fields: lengths of texts and lists, ranges of numbers. A field's own limit is
 * kept: it may be stricter than the schema.
 */
export function withLimits(fields: readonly Field[], schema: z.ZodType): readonly Field[] {
  return fields.map((field) => limited(field, field.path === '' ? schema : schemaAt(schema, field.path)));
}

function limited(field: Field, schema: z.ZodType | undefined): Field {
  if (!schema) return field;
  const { minimum, maximum } = boundsOf(schema);
  if (field.kind === 'text' || field.kind === 'richText') {
    return { ...(maximum !== undefined && { maxLength: maximum }), ...field };
  }
  if (field.kind === 'texts') return { ...field, max: field.max ?? maximum };
  if (field.kind === 'number') return { ...field, min: field.min ?? minimum, max: field.max ?? maximum };
  if (field.kind !== 'list') return field;
  const entry = unwrapped(internalsOf(schema).element);
  return { ...field, max: field.max ?? maximum, fields: entry ? withLimits(field.fields, entry) : field.fields };
}

function boundsOf(schema: z.ZodType): { minimum?: number | undefined; maximum?: number | undefined } {
  const checks = (internalsOf(schema).checks ?? []).map(({ _zod }) => _zod.def);
  const of = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const most = of('max_length', 'less_than');
  return { minimum: of('greater_than')?.value, maximum: most?.maximum ?? most?.value };
}

/** The schema of the value at a path such as `config.width`; undefined if there is none. */
function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  return path
    .split('.')
    .reduce((inner, name) => unwrapped(inner && internalsOf(inner).shape?.[name]), unwrapped(schema));
}

/** The schema inside defaults, fallbacks and preprocessing. */
function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  const { innerType, out } = schema ? internalsOf(schema) : {};
  const inner = innerType ?? out;
  return inner ? unwrapped(inner) : schema;
}
