import { z } from 'zod';
import type { Field } from './field.ts';

/** What may be cut: a text, a list and its entries, fields of an object, at any depth. */
export interface Limits {
  max?: number;
  /** The schema of a list's entries, and their limits. */
  entry?: z.ZodType;
  entries?: Limits;
  /** Only fields that have limits, at any depth: most of a block's content is then not looked at. */
  fields?: readonly (readonly [name: string, limits: Limits])[];
}

/** A part of a document whose type does not matter. */
export interface AnyPart {
  /** Checks a value and fills in its defaults. */
  schema: z.ZodType;
  /** What editors get; paths are relative to the value, empty for the value itself. */
  fields: readonly Field[];
  /** Some of the value has no control. */
  isHidden: boolean;
  limits: Limits;
  /** The value in a new entry of a list; undefined leaves it out. */
  start: () => unknown;
}

/** A part of a document: its type, validation, defaults, limits and controls in one. */
export interface Part<Schema extends z.ZodType> extends AnyPart {
  schema: Schema;
}

/** Parts by name, in the order of the panel. */
export type Parts = Readonly<Record<string, AnyPart>>;

/** The schema of an object that consists of these parts. */
export type SchemaOf<P extends Parts> = z.ZodObject<{ -readonly [Name in keyof P]: P[Name]['schema'] }>;

/** A control without the path that its name in the document gives it. */
export type Control = Field extends infer Each ? (Each extends Field ? Omit<Each, 'path'> : never) : never;

/** What every control may say. */
export interface Common {
  help?: string;
  /** Never leaves the service. */
  private?: true;
}

/**
 * A part with any schema: with a control, or stored without one. `limits` says what may be cut from a value that is too
 * long: nothing where a shorter value would mean something else, as an address would. Without `start`, a new value is what
 * the schema makes of nothing.
 */
export function part<Schema extends z.ZodType>(
  schema: Schema,
  control?: Control,
  { limits = {}, start = () => schema.parse(undefined) }: Partial<Pick<AnyPart, 'limits' | 'start'>> = {},
): Part<Schema> {
  return { schema, fields: control ? [{ path: '', ...control }] : [], isHidden: !control, limits, start };
}

/** A part that is stored and has no control. */
export const hidden = <Schema extends z.ZodType>(one: Part<Schema>): Part<Schema> => ({
  ...one,
  fields: [],
  isHidden: true,
});

/** Parts that never leave the service. Throws for one that holds something without a control, which would still leave it. */
export function secret<P extends Parts>(parts: P): P {
  const secrets = Object.entries(parts).map(([name, one]) => {
    if (one.isHidden) throw new Error(`${name} cannot be secret: it has no control, or something in it has none`);
    return [name, { ...one, fields: one.fields.map((field) => ({ ...field, private: true })) }];
  });
  return Object.fromEntries(secrets) as P;
}

/** The schema of a document or object that consists of these parts. */
export function schemaOf<P extends Parts>(parts: P): SchemaOf<P> {
  const shape = Object.fromEntries(Object.entries(parts).map(([name, { schema }]) => [name, schema]));
  return z.object(shape) as unknown as SchemaOf<P>;
}

/** The controls of these parts, in their order; `base` is the path of the object that they are in. */
export function fieldsOf(parts: Parts, base = ''): readonly Field[] {
  return Object.entries(parts).flatMap(([name, { fields }]) =>
    fields.map((field) => ({ ...field, path: [base, name, field.path].filter(Boolean).join('.') })),
  );
}

/** The limits of an object that consists of these parts. */
export function limitsOf(parts: Parts): Limits {
  const limited = Object.entries(parts).flatMap(([name, { limits }]) =>
    Object.keys(limits).length > 0 ? [[name, limits] as const] : [],
  );
  return limited.length > 0 ? { fields: limited } : {};
}

/** A new object that consists of these parts. */
export function startOf(parts: Parts): Record<string, unknown> {
  const values = Object.entries(parts).map(([name, { start }]) => [name, start()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
