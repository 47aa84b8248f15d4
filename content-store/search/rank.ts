import lunr from 'lunr';
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
 */
export function rank(
  words: readonly (readonly Meaning[])[],
  terms: ReadonlyMap<string, Postings>,
  corpus: Corpus,
): Ranked[] {
  const index = lunr.Index.load(serialisedIndex(terms, corpus));
  const matches = index.query((query) => {
    for (const { stem, boost } of words.flat()) query.term(stem, { usePipeline: false, boost });
  });
  const postings = words.map((meanings) => meanings.flatMap(({ stem }) => terms.get(stem) ?? []));
  return matches.map(({ ref, score }) => ({ ref, score, ...foundIn(postings, ref) })).sort(byRank);
}

/** What the postings of each word say of a document. */
function foundIn(words: readonly (readonly Postings[])[], ref: string): Pick<Ranked, 'kind' | 'words' | 'isInText'> {
  const found = { kind: '', words: 0, isInText: false };
  for (const meanings of words) {
    const own = meanings.flatMap((postings) => postings.get(ref) ?? []);
    if (own.length > 0) found.words += 1;
    for (const { kind, counts } of own) {
      found.kind = kind;
      found.isInText ||= (counts[0] ?? 0) > 0;
    }
  }
  return found;
}

/** Compares rounded scores, as equal sums may differ in their last digits with the order of addition; ties by ref. */
export function byRank(a: Omit<Ranked, 'isInText' | 'kind'>, b: Omit<Ranked, 'isInText' | 'kind'>): number {
  return b.words - a.words || rounded(b.score) - rounded(a.score) || (a.ref < b.ref ? -1 : 1);
}

const rounded = (score: number): number => Math.round(score * 1e6);

/** Lunr asks for what it may tell about a match; nothing is told. */
const NO_METADATA = {};

/** A Lunr index of these terms alone, as Lunr serialises it, with the weights it would have among all documents. */
function serialisedIndex(terms: ReadonlyMap<string, Postings>, corpus: Corpus): object {
  const fields = FIELDS.map(({ name }) => name);
  const weightOf = weigher(corpus);
  const vectors = new Map<string, number[]>();
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  const invertedIndex = sorted.map(([term, postings], place) => {
    const idf = inverseFrequency(postings, corpus.documents);
    const found = fields.map((): Record<string, object> => ({}));
    for (const [ref, posting] of postings) {
      for (const [field, name] of fields.entries()) {
        if (!posting.counts[field]) continue;
        const key = `${name}/${ref}`;
        const vector = vectors.get(key) ?? [];
        vector.push(place, weightOf(posting, field, idf));
        vectors.set(key, vector);
        const refs = found[field];
        if (refs) refs[ref] = NO_METADATA;
      }
    }
    return [term, { _index: place, ...Object.fromEntries(fields.map((name, field) => [name, found[field]])) }];
  });
  return { version: lunr.version, fields, fieldVectors: [...vectors], invertedIndex, pipeline: [] };
}

/** A term's weight in a field of a document, as `lunr.Builder` computes it. */
function weigher({ lengths: totals, documents }: Corpus) {
  const averages = totals.map((total) => total / documents);
  return ({ counts, lengths }: Posting, field: number, idf: number): number => {
    const count = counts[field] ?? 0;
    const relative = (lengths[field] ?? 0) / (averages[field] || 1);
    const score = (idf * ((K1 + 1) * count)) / (K1 * (1 - B + B * relative) + count);
    return Math.round(score * (FIELDS[field]?.boost ?? 1) * 1000) / 1000;
  };
}

/** Lunr counts a document once for each field that has the term. */
function inverseFrequency(postings: Postings, documents: number): number {
  let withTerm = 0;
  for (const { counts } of postings.values()) for (const count of counts) if (count > 0) withTerm += 1;
  return Math.log(1 + Math.abs((documents - withTerm + 0.5) / (withTerm + 0.5)));
}
