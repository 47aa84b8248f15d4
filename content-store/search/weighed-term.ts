import { FIELDS } from './search-document.ts';
import type { Posting, Postings } from './shard.ts';
import type { Statistics } from './statistics.ts';

/** BM25's constants, Lunr's defaults. */
const K1 = 1.2;
const B = 0.75;

/** What the weights of terms depend on besides the terms. */
export type Corpus = Pick<Statistics, 'documents' | 'lengths'>;

/** A term's documents and its weight in each field of one, as `lunr.Builder` computes it. */
export interface WeighedTerm {
  postings: Postings;
  weightIn: (posting: Posting, field: number) => number;
}

export function weighedTerm(postings: Postings, { lengths: totals, documents }: Corpus): WeighedTerm {
  const averages = totals.map((total) => total / documents);
  const idf = inverseFrequency(postings, documents);
  const weightIn = ({ counts, lengths }: Posting, field: number): number => {
    const count = counts[field] ?? 0;
    const relative = (lengths[field] ?? 0) / (averages[field] || 1);
    const score = (idf * ((K1 + 1) * count)) / (K1 * (1 - B + B * relative) + count);
    return Math.round(score * (FIELDS[field]?.boost ?? 1) * 1000) / 1000;
  };
  return { postings, weightIn };
}

/** Lunr counts a document once for each field that has the term. */
function inverseFrequency(postings: Postings, documents: number): number {
  let withTerm = 0;
  for (const { counts } of postings.values()) for (const count of counts) if (count > 0) withTerm += 1;
  return Math.log(1 + Math.abs((documents - withTerm + 0.5) / (withTerm + 0.5)));
}
