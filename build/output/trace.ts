/** A question and the hash of its answer. */
export type Read = readonly [question: string, answer: string];

/** What a page or data file was made from: it is up to date while every answer and the compile are unchanged. */
export interface Trace {
  address: string;
  /** The published file of a content page. */
  source?: string;
  compileId: string;
  /** Each question once. */
  reads: readonly Read[];
  /** How many of them, the first ones, only the frame asked: navigation, footer, notices. */
  frameReads?: number;
  /** Where the contents of `<main>` begin and end in the file, in UTF-16 units. */
  mainStart?: number;
  mainEnd?: number;
  /** Paths of the image variants and files that the page needs. */
  media: string[];
  /** Positions in `media` of the pictures that visitors see first. */
  first?: number[];
}

/** A trace as JSON: question → hash of its answer. */
export type StoredTrace = Omit<Trace, 'reads'> & { reads: Record<string, string> };

/** The hash of the answer that the page got to a question; undefined when it did not ask. */
export const answerIn = ({ reads }: Trace, question: string): string | undefined =>
  reads.find(([asked]) => asked === question)?.[1];

export const storedTrace = (trace: Trace): StoredTrace => ({ ...trace, reads: Object.fromEntries(trace.reads) });

export const traceOf = (stored: StoredTrace): Trace => ({ ...stored, reads: Object.entries(stored.reads) });
