import type { Read, Trace } from './trace.ts';

/** Each page asks for itself: a question that no other has. */
const OF_ONE_PAGE = '["page",';

/** Then what is shared is forgotten: later equal ones are shared among themselves. */
const MAX_TEXTS = 1_000_000;

/**
 * Keeps one copy of what many traces hold: pages share most of their pictures, and of their questions with the same answers
 * (10,000 pages: 9 MB instead of 44).
 */
export class SharedStrings {
  readonly #texts = new Map<string, string>();
  /** The last read of each question. */
  readonly #reads = new Map<string, Read>();

  inTrace(trace: Trace): Trace {
    const compileId = this.#text(trace.compileId);
    return { ...trace, compileId, reads: trace.reads.map(this.#read), media: trace.media.map(this.#text) };
  }

  readonly #text = (text: string): string => {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size >= MAX_TEXTS) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  };

  readonly #read = (read: Read): Read => {
    const [question, answer] = read;
    if (question.startsWith(OF_ONE_PAGE)) return read;
    const known = this.#reads.get(question);
    if (known?.[1] === answer) return known;
    if (this.#reads.size >= MAX_TEXTS) this.#reads.clear();
    this.#reads.set(question, read);
    return read;
  };
}
