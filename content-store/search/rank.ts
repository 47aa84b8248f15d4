import type { Meaning } from './expand-word.ts';
import { FIELDS } from './search-document.ts';
import type { Posting, Postings } from './shard.ts';
import type { Statistics } from './statistics.ts';

/** BM25's constants, Lunr's defaults. */
const K1 = 1.2;
const B = 0.75;

/** What the weights of terms depend on besides the terms. */
type Corpus = Pick<Statistics, 'documents' | 'lengths'>;

export interface Ranked {
  ref: string;
  kind: string;
  /** The number of words of the query that the document has. */
  words: number;
  score: number;
  /** True if a word is in its text, not only in its title or other fields. */
  isInText: boolean;
}

/**
 * The documents that match any of a query's words, those with the most words first, then best first: with the scores
 * of one large Lunr index of all documents. `terms` holds the postings of the words' stems; no other part is needed.
 * (`lunr.Index` itself took 100 ms for the 5,000 documents of a common word: it makes objects for each field of each.)
 */
export function rank(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, Postings>,
  corpus: Corpus,
): Ranked[] {
  const boosts = new Map<string, number>();
  for (const { stem, boost } of words.flat()) if (terms.has(stem)) boosts.set(stem, (boosts.get(stem) ?? 0) + boost);
  const length = Math.hypot(...boosts.values());
  const found = new Map<string, Ranked>();
  const weightIn = weigher(corpus);
  for (const [stem, boost] of boosts) {
    const postings: Postings = terms.get(stem) ?? new Map();
    const bits = words.reduce((sum, meanings, place) => {
      return sum | (meanings.some((meaning) => meaning.stem === stem) ? 1 << place : 0);
    }, 0);
    const idf = inverseFrequency(postings, corpus.documents);
    for (const [ref, posting] of postings) {
      const match = found.get(ref) ?? { ref, kind: posting.kind, words: 0, score: 0, isInText: false };
      match.score += (boost / length) * weightIn(posting, idf);
      match.isInText ||= (posting.counts[0] ?? 0) > 0;
      match.words |= bits;
      found.set(ref, match);
    }
  }
  for (const match of found.values()) match.words = bitsIn(match.words);
  return [...found.values()].sort(byRank);
}

const bitsIn = (number: number): number => (number === 0 ? 0 : (number & 1) + bitsIn(number >>> 1));

/** Compares rounded scores, as equal sums may differ in their last digits with the order of addition; ties by ref. */
export function byRank(a: Omit<Ranked, 'isInText' | 'kind'>, b: Omit<Ranked, 'isInText' | 'kind'>): number {
  return b.words - a.words || rounded(b.score) - rounded(a.score) || (a.ref < b.ref ? -1 : 1);
}

const rounded = (score: number): number => Math.round(score * 1e6);

/** The sum of a term's weights in the fields of a document, as `lunr.Builder` computes them. */
function weigher({ lengths: totals, documents }: Corpus) {
  const averages = totals.map((total) => total / documents);
  return ({ counts, lengths }: Posting, idf: number): number => {
    let sum = 0;
    for (const [field, { boost }] of FIELDS.entries()) {
      const count = counts[field] ?? 0;
      if (count === 0) continue;
      const relative = (lengths[field] ?? 0) / (averages[field] || 1);
      const score = (idf * ((K1 + 1) * count)) / (K1 * (1 - B + B * relative) + count);
      sum += Math.round(score * boost * 1000) / 1000;
    }
    return sum;
  };
}

/** Lunr counts a document once for each field that has the term. */
function inverseFrequency(postings: Postings, documents: number): number {
  let withTerm = 0;
  for (const { counts } of postings.values()) for (const count of counts) if (count > 0) withTerm += 1;
  return Math.log(1 + Math.abs((documents - withTerm + 0.5) / (withTerm + 0.5)));
}
