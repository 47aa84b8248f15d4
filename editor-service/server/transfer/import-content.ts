import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ZodError, z } from 'zod';
import { inSavepoint } from '#content-store/drafts/database/savepoint.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { AppError } from '#content-store/model/error.ts';
import { checkPayload, sentenceOf } from '../calls/payload.ts';
import { COLLECTIONS, type ImportOptions, type TransferTarget, type WriteOptions } from './collections.ts';

const lineSchema = z.object({ collection: z.string(), document: z.unknown() });

/** So many lines, or characters, share one transaction: a sync to disk takes longer than a page. */
const LINES_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4_000_000;

interface Line {
  /** From 1. */
  number: number;
  text: string;
}

export interface ImportReport {
  /** The number of documents that were stored. */
  imported: number;
  bad: { number: number; reasons: string[] }[];
  /** Lines that were stored with warnings. */
  noted: { number: number; warnings: string[] }[];
}

/** Called after each transaction: how much of the file was read, from 0 to 1. */
type OnProgress = (lines: number, share: number) => void;

/** Stores each line as a save would; lines that a save would refuse are reported by number, the rest are stored. */
export async function importContent(
  place: TransferTarget,
  file: string,
  options: ImportOptions,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, bad: [], noted: [] };
  const { bad, noted } = report;
  const input = createReadStream(file);
  const size = (await stat(file)).size;
  for await (const lines of batchesOf(input)) {
    await transact(place.db, async (db) => {
      for (const { number, text } of lines) {
        const warnings: string[] = [];
        try {
          const written = { ...options, warn: (warning: string) => warnings.push(warning) };
          await inSavepoint(db, () => importLine({ ...place, db }, text, written));
          report.imported += 1;
          if (warnings.length > 0) noted.push({ number, warnings });
        } catch (error) {
          bad.push({ number, reasons: reasonsOf(error) });
        }
      }
    });
    onProgress(report.imported + bad.length, input.bytesRead / size);
  }
  return report;
}

/** The lines of a file that are not empty, many at a time. */
async function* batchesOf(input: ReadStream): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let characters = 0;
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (text.trim() === '') continue;
    batch.push({ number, text });
    characters += text.length;
    if (batch.length < LINES_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
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
