import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ZodError, z } from 'zod';
import { AppError } from '#content-store/model/error.ts';
import { checkPayload, sentenceOf } from '../calls/payload.ts';
import { COLLECTIONS, type ImportOptions, type TransferTarget, type WriteOptions } from './collections.ts';

const lineSchema = z.object({ collection: z.string(), document: z.unknown() });

/** Stores each line as a save would; lines that a save would refuse are reported by number, the rest are stored. */
export async function importContent(place: TransferTarget, file: string, options: ImportOptions) {
  /** Lines are numbered from 1. */
  const bad: { number: number; reasons: string[] }[] = [];
  /** Lines that were stored with warnings. */
  const noted: { number: number; warnings: string[] }[] = [];
  let imported = 0;
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const warnings: string[] = [];
    try {
      await importLine(place, line, { ...options, warn: (warning) => warnings.push(warning) });
      imported += 1;
      if (warnings.length > 0) noted.push({ number, warnings });
    } catch (error) {
      bad.push({ number, reasons: reasonsOf(error) });
    }
  }
  return { imported, bad, noted };
}

async function importLine(place: TransferTarget, line: string, options: WriteOptions): Promise<void> {
  const { collection, document } = checkPayload(lineSchema, JSON.parse(line));
  const target = COLLECTIONS.get(collection);
  if (!target) throw new AppError('invalid', `There is no collection ${collection}`);
  await target.write(place, document, options);
}

/** The reasons a line was refused; an error that is not the line's fault ends the import. */
function reasonsOf(error: unknown): string[] {
  if (error instanceof SyntaxError) return ['This is not valid JSON'];
  if (error instanceof ZodError) return error.issues.map(sentenceOf);
  if (error instanceof AppError && error.code !== 'unavailable') return error.validationErrors ?? [error.message];
  throw error;
}
