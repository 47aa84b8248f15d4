import type { Reader } from '#content-store/model/published/reader.ts';
import type { Trace } from '../output/trace.ts';
import type { AnswerBook } from './answer-book.ts';

/** Records every question and the hash of its answer: the page's trace ("Build Systems à la Carte", 2018). */
export interface Recording {
  reader: Reader;
  /** For the frame around the page. */
  frameReader: Reader;
  /** What was asked so far, first what only the frame asked. */
  reads(): Required<Pick<Trace, 'reads' | 'frameReads'>>;
}

/** Starts with the reads of a page's own part that is not rendered again. */
export function recordingReader(answers: AnswerBook, own: Trace['reads'] = []): Recording {
  const ofPage = new Map(own);
  const ofFrame = new Map<string, string>();
  const recordIn = (reads: Map<string, string>): Reader => ({
    async ask(kind, input) {
      const { key, hash, answer } = await answers.ask(kind, input);
      reads.set(key, hash);
      return answer;
    },
  });
  return {
    reader: recordIn(ofPage),
    frameReader: recordIn(ofFrame),
    reads() {
      const ofFrameOnly = [...ofFrame].filter(([key]) => !ofPage.has(key));
      return { reads: [...ofFrameOnly, ...ofPage], frameReads: ofFrameOnly.length };
    },
  };
}
