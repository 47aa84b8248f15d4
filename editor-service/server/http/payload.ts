import type { z } from 'zod';
import { AppError } from '#content-store/model/error.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import { wellFormed } from './well-formed.ts';

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

const MAX_SHOWN = 200;

/** `page, contents, number 3, key: A block key is …`, with list positions counted from 1. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.map((step) => (typeof step === 'number' ? `number ${step + 1}` : String(step)));
  return [where.join(', '), issue.message].filter(Boolean).join(': ').slice(0, MAX_SHOWN);
}
