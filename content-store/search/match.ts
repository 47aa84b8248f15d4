import type { Meaning } from './expand-word.ts';
import { FIELDS } from './search-document.ts';
import type { Posting } from './shard.ts';
import type { WeighedTerm } from './weighed-term.ts';

/** What the postings of a query's words say of a document. */
export interface Match {
  ref: string;
  kind: string;
  /** The number of words of the query that the document has. */
  words: number;
  /** True if a word is in its text, not only in its title or other fields. */
  isInText: boolean;
  /** The sum of the words' weights; Lunr's score is proportional to it. */
  weight: number;
}

/** The documents that have any of a query's words, by ref. */
export function matchesOf(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, WeighedTerm>,
): Map<string, Match> {
  const matches = new Map<string, Match>();
  for (const meanings of words) {
    const withWord = new Set<Match>();
    for (const { stem, boost } of meanings) {
      const term = terms.get(stem);
      if (!term) continue;
      for (const [ref, posting] of term.postings) {
        const match = matches.get(ref) ?? { ref, kind: posting.kind, words: 0, isInText: false, weight: 0 };
        match.weight += boost * weightOf(term, posting);
        match.isInText ||= (posting.counts[0] ?? 0) > 0;
        withWord.add(match);
        matches.set(ref, match);
      }
    }
    for (const match of withWord) match.words += 1;
  }
  return matches;
}

function weightOf({ weightIn }: WeighedTerm, posting: Posting): number {
  let weight = 0;
  for (let field = 0; field < FIELDS.length; field += 1) if (posting.counts[field]) weight += weightIn(posting, field);
  return weight;
}
