import type { Reader } from '#content-store/model/published/reader.ts';
import type { AnswerBook } from './answer-book.ts';

/** The questions a page asked while it was rendered, each with the hash of its answer. */
export type Reads = Map<string, string>;

/** Records every question and the hash of its answer: the page's trace ("Build Systems à la Carte", 2018). */
export function recordingReader(answers: AnswerBook): { reader: Reader; reads: Reads } {
  const reads: Reads = new Map();
  const reader: Reader = {
    async ask(kind, input) {
      const { key, hash, answer } = await answers.ask(kind, input);
      reads.set(key, hash);
      return answer;
    },
  };
  return { reader, reads };
}
