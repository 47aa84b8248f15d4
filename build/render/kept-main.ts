import { readFileSync } from 'node:fs';
import { hashOfBytes } from '../output/hash.ts';
import type { Trace } from '../output/trace.ts';
import type { AnswerBook } from '../plan/answer-book.ts';

/** A page as it stands in `dist`. */
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
 * What stands in the page's `<main>`, from its file, if rendering it again would give the same: the compile and every answer
 * that it was made from are as they were. A change of the navigation then costs each page its frame only.
 */
export async function keptMain(
  { file, hash, trace }: PresentPage,
  compileId: string,
  answers: AnswerBook,
): Promise<KeptMain | undefined> {
  const { mainStart, mainEnd } = trace;
  if (mainStart === undefined || trace.compileId !== compileId) return undefined;
  const reads = trace.reads.slice(trace.frameReads);
  for (const [question, answer] of reads) if ((await answers.hashOf(question)) !== answer) return undefined;
  const bytes = bytesOf(file);
  if (!bytes || hashOfBytes(bytes) !== hash) return undefined;
  return { html: bytes.toString('utf8').slice(mainStart, mainEnd), reads };
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined; // Removed by somebody else: the page is rendered as a new one.
  }
}
