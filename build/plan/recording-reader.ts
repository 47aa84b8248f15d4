import type { Reader } from '#content-store/model/published/reader.ts';
import type { Trace } from '../output/trace.ts';
import type { AnswerBook } from './answer-book.ts';

/** Records every question and the hash of its answer: the page's trace ("Build Systems à la Carte", 2018). */
export function recordingReader(answers: AnswerBook): { reader: Reader; reads: () => Trace['reads'] } {
  const reads = new Map<string, string>();
  const reader: Reader = {
    async ask(kind, input) {
      const { key, hash, answer } = await answers.ask(kind, input);
      reads.set(key, hash);
      return answer;
    },
  };
  return { reader, reads: () => [...reads] };
}
