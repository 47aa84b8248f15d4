import { z } from 'zod';
import type { Field } from './field.ts';
import {
  type AnyPart,
  type Common,
  fieldsOf,
  limitsOf,
  type Part,
  type Parts,
  part,
  type SchemaOf,
  schemaOf,
  startOf,
} from './part.ts';
import { textLimits } from './texts.ts';

interface Adjusting<P extends Parts> {
  /** Changes the whole value after it was checked, also one that is too long. */
  adjust?: (value: z.output<SchemaOf<P>>) => z.output<SchemaOf<P>>;
}

const objectOf = <P extends Parts>(parts: P, { adjust }: Adjusting<P>): SchemaOf<P> =>
  adjust ? schemaOf(parts).overwrite(adjust) : schemaOf(parts);

/** Parts stored as one object. */
export function group<P extends Parts>(parts: P, options: Adjusting<P> = {}): Part<z.ZodPrefault<SchemaOf<P>>> {
  const object = objectOf(parts, options);
  return {
    schema: object.prefault({} as Exclude<z.input<SchemaOf<P>>, undefined>),
    fields: fieldsOf(parts),
    isHidden: Object.values(parts).some(({ isHidden }) => isHidden),
    limits: limitsOf(parts),
    start: () => startOf(parts),
  };
}

interface ListControl extends Common {
  max: number;
  asksBeforeRemoval?: true;
}

interface ListOptions<P extends Parts> extends ListControl, Adjusting<P> {
  start?: z.input<SchemaOf<P>>[];
  /** What names an entry in the panel; its first text or link if absent. */
  title?: (keyof P & string) | `${keyof P & string}.${string}`;
}

/** Entries with parts of their own. */
export function list<P extends Parts>(label: string, parts: P, { adjust, title, start, ...control }: ListOptions<P>) {
  const fields = fieldsOf(parts);
  const limits = { max: control.max, entry: objectOf(parts, { ...(adjust && { adjust }) }), entries: limitsOf(parts) };
  const entries = z.array(limits.entry).max(control.max);
  return part(
    startingWith(entries, start),
    { kind: 'list', label, fields, title: title ?? titleOf(fields), newEntry: startOf(parts), ...control },
    { limits },
  );
}

/** Entries that are one value each, such as links. */
export function listOf<Schema extends z.ZodType>(
  label: string,
  { schema, fields, limits: entries, start: startOfEntry }: Part<Schema>,
  { start, ...control }: ListControl & { start?: z.input<Schema>[] },
) {
  const newEntry = startOfEntry() as Record<string, unknown>;
  return part(
    startingWith(z.array(schema).max(control.max), start),
    { kind: 'list', label, fields, title: titleOf(fields), newEntry, ...control },
    { limits: { max: control.max, entry: schema, entries } },
  );
}

/** What the list starts with is completed; an empty list is its own default, as JSON Schema shows it. */
const startingWith = <List extends z.ZodArray>(schema: List, start: z.input<List> | undefined) =>
  start ? z.prefault(schema, start) : z._default(schema, () => [] as unknown as Exclude<z.output<List>, undefined>);

function titleOf(fields: readonly Field[]): string {
  const named = fields.find(({ kind }) => kind === 'text' || kind === 'link');
  if (named?.kind === 'link') return named.path === '' ? 'text' : `${named.path}.text`;
  return named?.path ?? '';
}

const keySchema = z.string().max(40);

/** What identifies an entry in merges; those stored before keys existed have none. */
export const key = (): AnyPart & Part<z.ZodOptional<z.ZodString>> =>
  part(keySchema.optional(), undefined, { limits: textLimits(keySchema), start: () => '' });

/** What identifies an entry in merges. */
export const mandatoryKey = () => part(keySchema, undefined, { limits: textLimits(keySchema), start: () => '' });
