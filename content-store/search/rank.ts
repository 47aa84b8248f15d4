import type { Meaning } from './expand-word.ts';
import { type Match, matchesOf } from './match.ts';
import type { Postings } from './shard.ts';
import { type Corpus, weighedTerm } from './weighed-term.ts';

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

/**
 * Ranks as one large Lunr index of all documents would: its scores are the sums of the weights, divided by the same number.
 * `terms` holds the postings of the words' stems; no other part of the index is needed.
 */
export function rank(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, Postings>,
  corpus: Corpus,
  { kind, first, count }: Wanted,
): Ranking {
  const weighed = new Map(Array.from(terms, ([term, postings]) => [term, weighedTerm(postings, corpus)]));
  const matches = [...matchesOf(words, weighed).values()];
  const wanted = kind === '' ? matches : matches.filter((match) => match.kind === kind);
  return { matches, best: wanted.toSorted(byRank).slice(first, first + count) };
}

type Ranked = Pick<Match, 'ref' | 'words' | 'weight'>;

/** Compares rounded weights, as equal sums may differ in their last digits with the order of addition; ties by ref. */
export const byRank = (a: Ranked, b: Ranked): number =>
  b.words - a.words || rounded(b.weight) - rounded(a.weight) || (a.ref < b.ref ? -1 : 1);

const rounded = (weight: number): number => Math.round(weight * 1e6);
