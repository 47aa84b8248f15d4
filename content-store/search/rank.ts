import lunr from 'lunr';
import type { Meaning } from './expand-word.ts';
import { likeliest, type Match, matchesOf } from './match.ts';
import { FIELDS } from './search-document.ts';
import type { Postings } from './shard.ts';
import { type Corpus, type WeighedTerm, weighedTerm } from './weighed-term.ts';

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
 * Ranks by the scores of one large Lunr index of all documents. `terms` holds the postings of the words' stems; no other part
 * is needed. Lunr ranks the documents that may be among the best: all 5,000 of a common word would take it 50 ms (bench row
 * `search`).
 */
export function rank(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, Postings>,
  corpus: Corpus,
  { kind, first, count }: Wanted,
): Ranking {
  const weighed = new Map(Array.from(terms, ([term, postings]) => [term, weighedTerm(term, postings, corpus)]));
  const found = matchesOf(words, weighed);
  const matches = [...found.values()];
  const wanted = kind === '' ? matches : matches.filter((match) => match.kind === kind);
  const index = lunr.Index.load(serialisedIndex([...weighed.values()], likeliest(wanted, first + count)));
  const scored = index.query((query) => {
    for (const { stem, boost } of words.flat()) query.term(stem, { usePipeline: false, boost });
  });
  const ranked = scored.map(({ ref, score }) => ({ ref, score, words: found.get(ref)?.words ?? 0 })).sort(byRank);
  return { matches, best: ranked.slice(first, first + count).flatMap(({ ref }) => found.get(ref) ?? []) };
}

interface Scored extends Pick<Match, 'ref' | 'words'> {
  score: number;
}

/** Compares rounded scores, as equal sums may differ in their last digits with the order of addition; ties by ref. */
export function byRank(a: Scored, b: Scored): number {
  return b.words - a.words || rounded(b.score) - rounded(a.score) || (a.ref < b.ref ? -1 : 1);
}

const rounded = (score: number): number => Math.round(score * 1e6);

/** Lunr's metadata about matches; none is needed. */
const NO_METADATA = {};

/** A Lunr index of these terms in these documents alone, as Lunr serialises it, with the weights it would have among all. */
function serialisedIndex(terms: readonly WeighedTerm[], documents: readonly Match[]): object {
  const fields = FIELDS.map(({ name }) => name);
  const vectors = new Map<string, number[]>();
  const sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1));
  const invertedIndex = sorted.map(({ term, postings, weightIn }, place) => {
    const found = fields.map((): Record<string, object> => ({}));
    for (const { ref } of documents) {
      const posting = postings.get(ref);
      if (!posting) continue;
      for (const [field, name] of fields.entries()) {
        if (!posting.counts[field]) continue;
        const key = `${name}/${ref}`;
        const vector = vectors.get(key) ?? [];
        vector.push(place, weightIn(posting, field));
        vectors.set(key, vector);
        const refs = found[field];
        if (refs) refs[ref] = NO_METADATA;
      }
    }
    return [term, { _index: place, ...Object.fromEntries(fields.map((name, field) => [name, found[field]])) }];
  });
  return { version: lunr.version, fields, fieldVectors: [...vectors], invertedIndex, pipeline: [] };
}
