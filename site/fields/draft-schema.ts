import { z } from 'zod';
import { type Internals, internalsOf } from './schema-internals.ts';

const RUNS_SCRIPT = /^(?:javascript|data|vbscript):/i;
/** Browsers drop these characters, or most of them, before they read the scheme. */
const DROPPED = /[\p{Cc}\s]/gu;
const isHarmless = (text: string): boolean => !RUNS_SCRIPT.test(text.replace(DROPPED, ''));
const harmless = z.string().refine(isHarmless, 'This address is not allowed');

/**
 * The schema of what a draft may hold: without the rules that a value breaks while it is unfinished. These are
 * the pattern of a text, such as that of an e-mail address, the least length of a text or list, and what compares
 * several fields. Types, most lengths, fallbacks (`catch`) and a text's own `refine` stay.
 */
export function draftSchema<Schema extends z.ZodType>(schema: Schema): Schema {
  const def = internalsOf(schema);
  const { innerType, in: from, out, shape, element, options } = def;
  if (def.type === 'string') return draftText(def, schema) as unknown as Schema;
  if (def.type === 'catch') return schema;
  if (innerType) return changed(schema, { innerType: draftSchema(innerType) });
  if (from && out) return changed(schema, { in: draftSchema(from), out: draftSchema(out) });
  if (element) return changed(schema, { element: draftSchema(element), checks: without(def, 'min_length') });
  if (options && def.type === 'union') return changed(schema, { options: options.map(draftSchema) });
  if (!shape) return schema;
  const fields = Object.entries(shape).map(([name, field]) => [name, draftSchema(field)] as const);
  return changed(schema, { shape: Object.fromEntries(fields), checks: without(def, 'custom') });
}

function draftText(def: Internals, schema: z.ZodType): z.ZodType {
  const isFree = def.check === undefined && without(def, 'string_format').length === (def.checks?.length ?? 0);
  const checks = without(def, 'min_length', 'string_format');
  if (isFree && checks.length === (def.checks?.length ?? 0)) return schema;
  const text = z.string().check(...(checks as unknown as z.core.$ZodCheck<string>[]));
  // What a pattern kept away must not become dangerous where a draft is shown.
  return isFree ? text : harmless.pipe(text);
}

const without = ({ checks = [] }: Internals, ...names: string[]) =>
  checks.filter(({ _zod }) => !names.includes(_zod.def.check));

function changed<Schema extends z.ZodType>(schema: Schema, change: Partial<Internals>): Schema {
  return z.core.clone(schema, { ...schema.def, ...change } as unknown as Schema['_zod']['def']) as Schema;
}
