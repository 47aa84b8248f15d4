import lunr from 'lunr';
import type { DocumentFacts } from './document-facts.ts';
import type { Meaning } from './expand-word.ts';
import { FIELDS, type PerField } from './search-document.ts';
import type { Postings } from './shard.ts';
import type { Statistics } from './statistics.ts';

/** BM25's constants, Lunr's defaults. */
const K1 = 1.2;
const B = 0.75;

/** What the weights of terms depend on besides the terms. */
export interface Corpus {
  statistics: Pick<Statistics, 'documents' | 'lengths'>;
  factsOf: (ref: string) => DocumentFacts | undefined;
}

export interface Ranked {
  ref: string;
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
  return matches
    .map(({ ref, score, matchData }) => {
      const found = matchData.metadata as Record<string, Record<string, unknown>>;
      const matched = words.filter((meanings) => meanings.some(({ stem }) => Object.hasOwn(found, stem)));
      const isInText = Object.values(found).some((fields) => 'text' in fields);
      return { ref, words: matched.length, score, isInText };
    })
    .sort(byRank);
}

/** Compares rounded scores, as equal sums may differ in their last digits with the order of addition; ties by ref. */
export function byRank(a: Omit<Ranked, 'isInText'>, b: Omit<Ranked, 'isInText'>): number {
  return b.words - a.words || rounded(b.score) - rounded(a.score) || (a.ref < b.ref ? -1 : 1);
}

const rounded = (score: number): number => Math.round(score * 1e6);

/** A Lunr index of these terms alone, as Lunr serialises it, with the weights it would have among all documents. */
function serialisedIndex(terms: ReadonlyMap<string, Postings>, corpus: Corpus): object {
  const sorted = [...terms.keys()].sort();
  const weightOf = weigher(corpus);
  const vectors = new Map<string, number[]>();
  const invertedIndex = sorted.map((term, place) => {
    const postings: Postings = terms.get(term) ?? new Map();
    const idf = inverseFrequency(postings, corpus.statistics.documents);
    const fields = FIELDS.map(({ name }, field) => {
      const refs = [...postings.keys()].filter((ref) => postings.get(ref)?.[field]).sort();
      for (const ref of refs) {
        const vector = vectors.get(`${name}/${ref}`) ?? [];
        vector.push(place, weightOf(ref, field, postings.get(ref)?.[field] ?? 0, idf));
        vectors.set(`${name}/${ref}`, vector);
      }
      return [name, Object.fromEntries(refs.map((ref) => [ref, {}]))];
    });
    return [term, { _index: place, ...Object.fromEntries(fields) }];
  });
  const fields = FIELDS.map(({ name }) => name);
  return { version: lunr.version, fields, fieldVectors: [...vectors], invertedIndex, pipeline: [] };
}

/** A term's weight in a field of a document, as `lunr.Builder` computes it. */
function weigher({ statistics, factsOf }: Corpus) {
  const averages = statistics.lengths.map((length) => length / statistics.documents);
  return (ref: string, field: number, count: number, idf: number): number => {
    const relative = (factsOf(ref)?.lengths[field] ?? 0) / (averages[field] || 1);
    const score = (idf * ((K1 + 1) * count)) / (K1 * (1 - B + B * relative) + count);
    return Math.round(score * (FIELDS[field]?.boost ?? 1) * 1000) / 1000;
  };
}

/** Lunr counts a document once for each field that has the term. */
function inverseFrequency(postings: Postings, documents: number): number {
  const withTerm = sum(Array.from(postings.values(), (counts) => counts.filter((count) => count > 0).length));
  return Math.log(1 + Math.abs((documents - withTerm + 0.5) / (withTerm + 0.5)));
}

const sum = (numbers: readonly PerField[number][]): number => numbers.reduce((total, number) => total + number, 0);
