import { searchWords } from './search-words.ts';
import type { TermOf } from './stem-words.ts';

/** A page as visitors search it: public plain text, kept in a file of its own for excerpts. */
export interface SearchDocument {
  slug: string;
  title: string;
  text: string;
}

/** What is searched, with how much a match counts. */
export const FIELDS = [
  { name: 'title', boost: 8 },
  { name: 'text', boost: 1 },
] as const;

/** One number for each of `FIELDS`. */
export type PerField = readonly number[];

export interface CountedDocument {
  /** How many terms each field has. */
  lengths: PerField;
  /** How often each term stands in each field. */
  counts: Map<string, PerField>;
}

/** Counts the terms of a document; null: there is no document. */
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
