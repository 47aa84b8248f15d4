import { ZodError, z } from 'zod';
import { AppError } from '#content-store/model/error.ts';
import { checkPayload, sentenceOf } from '../../http/payload.ts';
import { checkPage } from './check-page.ts';

export interface Line {
  /** From 1. */
  number: number;
  text: string;
}

/** A line that may be stored, or why it may not. */
export type CheckedLine = { number: number } & (
  | { collection: string; document: unknown; warnings: readonly string[] }
  | { reasons: string[] }
);

const lineSchema = z.object({ collection: z.string(), document: z.unknown() });

/** Checks what needs no database; pages are most of the work. The document is as its collection stores it. */
export function checkLine({ number, text }: Line): CheckedLine {
  try {
    const { collection, document } = checkPayload(lineSchema, JSON.parse(text));
    if (collection !== 'pages' && collection !== 'sections') return { number, collection, document, warnings: [] };
    const { warnings, ...page } = checkPage(document, collection);
    return { number, collection, document: page, warnings };
  } catch (error) {
    return { number, reasons: reasonsOf(error) };
  }
}

/** The reasons a line was refused; an error that is not the line's fault ends the import. */
export function reasonsOf(error: unknown): string[] {
  if (error instanceof SyntaxError) return ['This is not valid JSON'];
  if (error instanceof ZodError) return error.issues.map(sentenceOf);
  if (error instanceof AppError && error.code !== 'unavailable') return error.validationErrors ?? [error.message];
  throw error;
}
