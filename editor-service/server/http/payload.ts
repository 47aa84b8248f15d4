import { ZodError, type z } from 'zod';
import { AppError } from '#content-store/model/error.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';

/** Checks a query or body against its schema, its texts made well-formed. Throws `invalid` with one sentence for each error. */
export const checkPayload = <Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> =>
  checkWellFormed(schema, wellFormed(given));

/** The same for an input whose texts are well-formed already. */
export function checkWellFormed<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = schema.safeParse(input, { error: plainSentence }).error?.issues ?? [];
  const validationErrors = issues.map(sentenceOf);
  throw new AppError('invalid', validationErrors[0] ?? 'The request is not valid', { validationErrors });
}

/** Why what was given is refused, a sentence each; throws an error that is not its fault. */
export function reasonsOf(error: unknown): string[] {
  if (error instanceof ZodError) return error.issues.map(sentenceOf);
  const isExpected = error instanceof AppError && !['unavailable', 'storage-full', 'internal'].includes(error.code);
  if (!isExpected) throw error;
  return error.validationErrors ?? [error.message];
}

/** Throws `invalid` with these sentences, if there are any. */
export function requireValid(validationErrors: string[]): void {
  const [message] = validationErrors;
  if (message !== undefined) throw new AppError('invalid', message, { validationErrors });
}

const MAX_SHOWN = 200;

/** `page, contents, number 3, key: A block key is …`, with list positions counted from 1. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.map((step) => (typeof step === 'number' ? `number ${step + 1}` : String(step)));
  return [where.join(', '), issue.message].filter(Boolean).join(': ').slice(0, MAX_SHOWN);
}

/**
 * A JSON value, or a query, whose texts every database and page can hold: half of an emoji (a lone surrogate), which has no
 * bytes in UTF-8, and NUL, which PostgreSQL refuses, become `\ufffd`. Returns the same object if there is nothing to repair.
 */
export function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return repaired(value) as T;
  if (Array.isArray(value)) {
    const list = value.map(wellFormed);
    return (list.every((one, index) => one === value[index]) ? value : list) as T;
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [repaired(name), wellFormed(inner)] as const);
  const isSame = entries.every(([name, inner]) => inner === (value as Record<string, unknown>)[name]);
  return isSame ? value : (Object.fromEntries(entries) as T);
}

const repaired = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** The objects of JSON, and those of queries, which have no prototype. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
