import { readFileSync } from 'node:fs';
import { hashOfBytes } from '../output/hash.ts';
import type { Trace } from '../output/trace.ts';
import { type AnswerBook, areUnchanged } from '../plan/answer-book.ts';

/** A page's file in `dist`, and what it was made from. */
export interface PresentPage {
  file: string;
  /** Of the file's bytes, as they were written. */
  hash: string;
  trace: Trace;
}

/** The contents of a page's `<main>`, and what they were made from. */
export interface KeptMain {
  html: string;
  reads: Trace['reads'];
}

/**
 * Takes the contents of `<main>` from the page's file. Undefined unless rendering them again would give the same bytes: the
 * compile and every answer they were made from must be unchanged, and so must the file. After a change of the navigation, only
 * the frame of each page is rendered.
 */
export async function keptMain(
  { file, hash, trace }: PresentPage,
  compileId: string,
  answers: AnswerBook,
): Promise<KeptMain | undefined> {
  const { mainStart, mainEnd } = trace;
  if (mainStart === undefined || trace.compileId !== compileId) return undefined;
  const reads = trace.reads.slice(trace.frameReads);
  if (!(await areUnchanged(reads, answers))) return undefined;
  const bytes = bytesOf(file);
  if (!bytes || hashOfBytes(bytes) !== hash) return undefined;
  return { html: bytes.toString('utf8').slice(mainStart, mainEnd), reads };
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined; // A file that cannot be read, for any reason, is written again.
  }
}
