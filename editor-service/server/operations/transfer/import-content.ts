import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { endThread, startThread } from '#build/threads/thread.ts';
import { inSavepoint } from '#content-store/drafts/database/savepoint.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { AppError } from '#content-store/model/error.ts';
import { reasonsOf } from '../../http/payload.ts';
import type { CheckedLine, Line } from './check-line.ts';
import type { ImportOptions, TransferTarget } from './collection.ts';
import { COLLECTIONS } from './collections.ts';

/** How many lines, or characters, share one transaction: a sync to disk takes longer than a page. */
const LINES_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4_000_000;

export interface ImportReport {
  /** The number of documents that were stored. */
  imported: number;
  bad: { number: number; reasons: readonly string[] }[];
  /** Lines that were stored with warnings. */
  noted: { number: number; warnings: readonly string[] }[];
}

/** Called after each transaction: how much of the file was read, from 0 to 1. */
type OnProgress = (lines: number, share: number) => void;

/** Stores each line as a save would; lines that a save would refuse are reported by number, the rest are stored. */
export async function importContent(
  target: TransferTarget,
  file: string,
  options: ImportOptions,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const report: ImportReport = { imported: 0, bad: [], noted: [] };
  /** The last line of each document. */
  const lineOf = new Map<string, number>();
  const { size } = await stat(file);
  const input = createReadStream(file);
  const thread = startCheckThread();
  try {
    for await (const lines of checkedBatches(batchesOf(input), thread)) {
      await transact(target.db, async (db) => {
        for (const line of lines) await importLine({ ...target, db }, line, options, { report, lineOf });
      });
      onProgress(report.imported + report.bad.length, input.bytesRead / size);
    }
  } finally {
    await thread.close();
  }
  return report;
}

async function importLine(
  target: TransferTarget,
  line: CheckedLine,
  options: ImportOptions,
  { report, lineOf }: { report: ImportReport; lineOf: Map<string, number> },
) {
  const { number } = line;
  if ('reasons' in line) {
    report.bad.push(line);
    return;
  }
  try {
    const collection = COLLECTIONS.get(line.collection);
    if (!collection) throw new AppError('invalid', `There is no collection ${line.collection}`);
    await inSavepoint(target.db, () => collection.write(target, line.document, options));
    report.imported += 1;
    const { _id } = line.document as { _id?: string };
    const key = `${line.collection} ${_id}`;
    const earlier = _id && lineOf.get(key);
    lineOf.set(key, number);
    const warnings = earlier ? [...line.warnings, `It replaced line ${earlier}, which has its id`] : line.warnings;
    if (warnings.length > 0) report.noted.push({ number, warnings });
  } catch (error) {
    report.bad.push({ number, reasons: reasonsOf(error) });
  }
}

/** Batches with their lines checked: the thread checks the next one while the caller stores one. */
async function* checkedBatches(
  batches: AsyncIterable<Line[]>,
  thread: ReturnType<typeof startCheckThread>,
): AsyncGenerator<CheckedLine[]> {
  let next: Promise<CheckedLine[]> | undefined;
  for await (const batch of batches) {
    const ready = next;
    next = thread.check(batch);
    if (ready) yield await ready;
  }
  if (next) yield await next;
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

/** Starts a thread that checks the lines of an export: a third of an import's work, done while the lines before are stored. */
function startCheckThread() {
  const thread = startThread(new URL('./check-thread.ts', import.meta.url), null);
  const waiting: PromiseWithResolvers<CheckedLine[]>[] = [];
  thread.on('message', (checked: string) => waiting.shift()?.resolve(JSON.parse(checked) as CheckedLine[]));
  thread.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    /** Checks lines; answers come in the order of the questions. Rejects when the thread has died. */
    check: (lines: readonly Line[]): Promise<CheckedLine[]> => {
      const answer = Promise.withResolvers<CheckedLine[]>();
      answer.promise.catch(() => {}); // The caller may await it later.
      waiting.push(answer);
      thread.postMessage(lines);
      return answer.promise;
    },
    close: (): Promise<void> => endThread(thread),
  };
}
