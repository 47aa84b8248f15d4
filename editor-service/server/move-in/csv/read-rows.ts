import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { AppError, messageOf } from '#content-store/model/error.ts';

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

const MAX_CHARACTERS = 2_000_000;
const DELIMITERS = [',', ';', '\t'];

/**
 * The rows of a list with a head, a part of the file at a time; fields that a row lacks are empty. A list that is damaged further
 * on ends there, with a sentence for `onDamage`. Throws AppError `invalid` for one without any row that can be read.
 */
export async function* readRows(
  file: string,
  { delimiter, encoding }: Mapping,
  onDamage: (sentence: string) => void,
): AsyncGenerator<Row> {
  const texts = decodedParts(file, decoderOf(encoding));
  const { value: beginning = '' } = await texts.next();
  let damage: unknown;
  const parser = parse({
    columns: true,
    bom: true,
    delimiter: delimiter ?? delimiterOf(beginning),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: MAX_CHARACTERS,
    // A quote that is never closed: the rows before it are still a list.
    skipRecordsWithError: true,
    onSkip: (error) => {
      damage = error;
      if (error?.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    },
  });
  const feed = async () => {
    parser.write(beginning);
    for await (const text of texts)
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
    parser.end();
  };
  const feeding = feed().catch((error: unknown) => parser.destroy(error as Error));
  let isRead = false;
  try {
    for await (const row of parser) {
      isRead = true;
      yield row as Row;
    }
    await feeding;
  } catch (error) {
    damage = error;
  }
  if (damage === undefined) return;
  if (!isRead) throw new AppError('invalid', `The list cannot be read: ${messageOf(damage)}`, { cause: damage });
  onDamage(`it cannot be read: ${messageOf(damage)}`);
}

/** PostgreSQL stores no text with NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '\ufffd');

async function* decodedParts(file: string, decoder: TextDecoder): AsyncGenerator<string, undefined> {
  try {
    for await (const bytes of createReadStream(file))
      yield withoutNul(decoder.decode(bytes as Buffer, { stream: true }));
  } catch (cause) {
    throw new AppError('invalid', `The list cannot be read: ${messageOf(cause)}`, { cause });
  }
  yield decoder.decode();
}

/** What the head of a list has most of between its names: a list has one delimiter, and the others are signs of its texts. */
function delimiterOf(beginning: string): string {
  const head = /^\s*?(?:[^"\r\n]|"[^"]*")+/.exec(beginning)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const times = (sign: string) => head.split(sign).length;
  return DELIMITERS.toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw new AppError('invalid', `There is no encoding ${encoding}`, { cause });
  }
}
