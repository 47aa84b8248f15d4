import type { Meaning } from './expand-word.ts';
import { FIELDS } from './search-document.ts';
import type { Posting, Postings } from './shard.ts';
import type { Statistics } from './statistics.ts';

/** What the postings of a query's words say of a document. */
export interface Match {
  ref: string;
  kind: string;
  /** The number of words of the query that the document has. */
  words: number;
  /** True if a word is in its text, not only in its title or other fields. */
  isInText: boolean;
  /** The sum of the words' weights; the score in one large Lunr index of all documents is proportional to it. */
  weight: number;
}

/** Which of the matches are wanted. */
export interface Wanted {
  /** Only documents of this kind; empty for all. */
  kind: string;
  /** The number of best matches to skip. */
  first: number;
  count: number;
}

export interface Ranking {
  /** All documents that have any of the words, in any order. */
  matches: readonly Match[];
  /** The wanted ones, those with the most words first, then best first. */
  best: readonly Match[];
}

/** What the weights of terms depend on besides the terms. */
type Corpus = Pick<Statistics, 'documents' | 'lengths'>;

/** Ranks documents as Lunr does. `terms` holds the postings of the words' stems; no other part of the index is needed. */
export function rank(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, Postings>,
  corpus: Corpus,
  { kind, first, count }: Wanted,
): Ranking {
  const matches = matchesOf(words, terms, corpus);
  const wanted = kind === '' ? matches : matches.filter((match) => match.kind === kind);
  const best = likeliest(wanted, first + count).toSorted(byRank);
  return { matches, best: best.slice(first, first + count) };
}

/** Compares rounded weights, as equal sums may differ in their last digits with the order of addition; ties by ref. */
export function byRank(a: Pick<Match, 'ref' | 'words' | 'weight'>, b: Pick<Match, 'ref' | 'words' | 'weight'>): number {
  return b.words - a.words || rounded(b.weight) - rounded(a.weight) || (a.ref < b.ref ? -1 : 1);
}

const rounded = (weight: number): number => Math.round(weight * 1e6);

/** The documents that have any of a query's words. */
function matchesOf(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, Postings>,
  corpus: Corpus,
): Match[] {
  const matches = new Map<string, Match>();
  for (const meanings of words) {
    const withWord = new Set<Match>();
    for (const { stem, boost } of meanings) {
      const postings: Postings = terms.get(stem) ?? new Map();
      const weightOf = weigh(postings, corpus);
      for (const [ref, posting] of postings) {
        const match = matches.get(ref) ?? { ref, kind: posting.kind, words: 0, isInText: false, weight: 0 };
        match.weight += boost * weightOf(posting);
        match.isInText ||= (posting.counts[0] ?? 0) > 0;
        withWord.add(match);
        matches.set(ref, match);
      }
    }
    for (const match of withWord) match.words += 1;
  }
  return [...matches.values()];
}

/** BM25's constants, Lunr's defaults. */
const K1 = 1.2;
const B = 0.75;

/** The weight of a term in each of its documents: the sum of those in its fields, as `lunr.Builder` computes them. */
function weigh(postings: Postings, { lengths: totals, documents }: Corpus): (posting: Posting) => number {
  const averages = totals.map((total) => total / documents);
  const idf = inverseFrequency(postings, documents);
  return ({ counts, lengths }) => {
    let weight = 0;
    for (const [field, { boost }] of FIELDS.entries()) {
      const count = counts[field];
      if (!count) continue;
      const relative = (lengths[field] ?? 0) / (averages[field] || 1);
      const score = (idf * ((K1 + 1) * count)) / (K1 * (1 - B + B * relative) + count);
      weight += Math.round(score * boost * 1000) / 1000;
    }
    return weight;
  };
}

/** Lunr counts a document once for each field that has the term. */
function inverseFrequency(postings: Postings, documents: number): number {
  let withTerm = 0;
  for (const { counts } of postings.values()) for (const count of counts) if (count > 0) withTerm += 1;
  return Math.log(1 + Math.abs((documents - withTerm + 0.5) / (withTerm + 0.5)));
}

/** More than any sum of weights: a document with more words comes first. */
const WORD = 1e6;
/** Weights that differ by less may come from the order of addition. */
const NEAR = 1e-4;

/** The matches that may be among the first `count`, in any order: those with most words, then of most weight. */
function likeliest(matches: readonly Match[], count: number): readonly Match[] {
  if (matches.length <= count) return matches;
  const keys = Float64Array.from(matches, ({ words, weight }) => words * WORD + weight).sort();
  const least = (keys.at(-count) ?? 0) - NEAR;
  return matches.filter(({ words, weight }) => words * WORD + weight >= least);
}
