import { searchWords } from './search-words.ts';
import type { TermOf } from './stem-words.ts';

/** The searchable plain text of a page, kept in a separate file for excerpts. */
export interface SearchDocument {
  slug: string;
  title: string;
  text: string;
}

/** The searched fields, with the weight of a match. */
export const FIELDS = [
  { name: 'title', boost: 8 },
  { name: 'text', boost: 1 },
] as const;

/** One number for each of `FIELDS`. */
export type PerField = readonly number[];

export interface CountedDocument {
  /** The number of terms in each field. */
  lengths: PerField;
  /** The number of occurrences of each term in each field. */
  counts: Map<string, PerField>;
}

/** Counts the terms of a document; null counts as empty. */
export function countTerms(document: SearchDocument | null, termOf: TermOf): CountedDocument {
  const counts = new Map<string, number[]>();
  const lengths = FIELDS.map(({ name }, field) => {
    const terms = searchWords(document?.[name] ?? '').flatMap((word) => termOf(word) ?? []);
    for (const term of terms) {
      const ofTerm = counts.get(term) ?? FIELDS.map(() => 0);
      ofTerm[field] = (ofTerm[field] ?? 0) + 1;
      counts.set(term, ofTerm);
    }
    return terms.length;
  });
  return { lengths, counts };
}
