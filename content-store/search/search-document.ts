import { writtenWords } from './search-words.ts';

/** What results show of a page, besides the text around a match. */
export interface DocumentHead {
  slug: string;
  title: string;
  /** What the page is: `News`, `Job`. */
  kind: string;
  /** ISO 8601, for pages that have a date. */
  date?: string;
  description: string;
}

type StoredHead = [ref: string, slug: string, title: string, kind: string, date: string, description: string];

/** A head as one line of its shard's file. */
export const headLine = (ref: string, { slug, title, kind, date = '', description }: DocumentHead): string =>
  JSON.stringify([ref, slug, title, kind, date, description] satisfies StoredHead);

/** The head in a line. */
export function parseHead(line: string): DocumentHead {
  const [, slug, title, kind, date, description] = JSON.parse(line) as StoredHead;
  return { slug, title, kind, ...(date && { date }), description };
}

/** What is searched of a page. */
export interface SearchDocument extends DocumentHead {
  /** Its title for search engines, if it has a different one. */
  name?: string;
  tags: readonly string[];
  text: string;
}

interface SearchField {
  name: string;
  /** The weight of a match. */
  boost: number;
  textOf: (document: SearchDocument) => string;
}

/** The searched fields. */
export const FIELDS = [
  { name: 'text', boost: 1, textOf: ({ text }) => text },
  { name: 'title', boost: 8, textOf: ({ title, name = '' }) => `${title} ${name}` },
  { name: 'address', boost: 6, textOf: ({ slug }) => slug },
  { name: 'tags', boost: 4, textOf: ({ tags }) => tags.join(' ') },
  { name: 'description', boost: 2, textOf: ({ description }) => description },
] as const satisfies readonly SearchField[];

/** One number for each of `FIELDS`; zeros at the end may be missing. */
export type PerField = readonly number[];

/** What ranking needs to know of a document, and by what it is filtered. */
export interface DocumentFacts {
  /** The number of words in each field. */
  lengths: PerField;
  kind: string;
}

export interface CountedDocument {
  /** The number of words in each field. */
  lengths: PerField;
  /** The number of occurrences of each word in each field. */
  counts: Map<string, PerField>;
}

/** Counts the words of a document. `termsOf`: `indexTerms` in its language. */
export function countWords(document: SearchDocument, termsOf: (written: string) => readonly string[]): CountedDocument {
  const counts = new Map<string, number[]>();
  const lengths = FIELDS.map(({ textOf }, field) => {
    let length = 0;
    for (const term of writtenWords(textOf(document)).flatMap((written) => termsOf(written))) {
      length += 1;
      const ofWord = counts.get(term);
      if (ofWord) ofWord[field] = (ofWord[field] ?? 0) + 1;
      else counts.set(term, new Array<number>(FIELDS.length).fill(0).with(field, 1));
    }
    return length;
  });
  return { lengths, counts };
}
