import { z } from 'zod';
import { AppError } from '#content-store/model/error.ts';

const template = z.string().max(2000);

/** How a row of a list becomes a page; texts may name columns: `{First name} {Last name}`. */
const mappingSchema = z.strictObject({
  /** What a page is: `teamMember`, `careers`, `generic`. */
  template: z.string().max(40).default('generic'),
  headerType: z.string().max(40).optional(),
  /** What tells a row from others in every run, such as a number; the address unless given. */
  id: template.optional(),
  /** The address: `team/{Name}`. */
  slug: template,
  /** Fields of the page by their path: `header.heading`, `event.start`, `job.closes`, `author`, `description`. */
  fields: z.record(z.string().regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+){0,3}$/), template).default({}),
  /** The text below the header, as Markdown. */
  text: template.optional(),
  /** A picture for the header: a file below `--media`. */
  picture: template.optional(),
  /** Tags such as `Team:{Team}`; one whose columns are empty is left out. */
  tags: z.array(template).max(20).default([]),
  /** Columns that are left out on purpose, and not reported. */
  ignore: z.array(z.string()).default([]),
  delimiter: z.string().length(1).optional(),
  encoding: z.string().max(40).default('utf-8'),
});
export type Mapping = z.output<typeof mappingSchema>;
export type Row = Readonly<Record<string, string>>;

/** The mapping in a JSON file. Throws AppError `invalid` with what is wrong. */
export function readMapping(json: string): Mapping {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (cause) {
    throw new AppError('invalid', 'The mapping is not valid JSON', { cause });
  }
  const parsed = mappingSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const validationErrors = parsed.error.issues.map(({ path, message }) => `The mapping, ${path.join('.')}: ${message}`);
  throw new AppError('invalid', validationErrors[0] ?? 'The mapping is not valid', { validationErrors });
}

const COLUMN = /\{([^{}]+)\}/g;

/** A text with the values of a row in it. */
export const filled = (text: string, row: Row): string =>
  text.replace(COLUMN, (_whole, name: string) => row[name]?.trim() ?? '').trim();

/** True when every column that a text names is empty. */
export function isEmpty(text: string, row: Row): boolean {
  const names = Array.from(text.matchAll(COLUMN), ([, name = '']) => name);
  return names.length > 0 && names.every((name) => !row[name]?.trim());
}

/** All columns that a mapping names. */
export function columnsOf({ id, slug, fields, text, picture, tags, ignore }: Mapping): Set<string> {
  const texts = [id, slug, text, picture, ...Object.values(fields), ...tags].join(' ');
  return new Set([...Array.from(texts.matchAll(COLUMN), ([, name = '']) => name), ...ignore]);
}

/** Sets a value at a path such as `header.heading`. */
export function setAt(target: Record<string, unknown>, path: string, value: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = target;
  for (const name of names) {
    const inside = Object.hasOwn(at, name) ? at[name] : undefined;
    const next = typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>) : {};
    at[name] = next;
    at = next;
  }
  at[last] = value;
}
