import { type DocumentFacts, factsByRef } from './document-facts.ts';
import { frontCoded } from './front-coding.ts';
import type { Statistics } from './statistics.ts';

/** Statistics of version 2 held the facts of all documents; its shards were as they are now. */
interface EarlierStatistics {
  version: number;
  shards: string[];
  words: string[];
  refs: string;
  lengths: number[][];
}

/** Reads statistics of version 2, which visitors find until the first build after an upgrade has rewritten the index. */
export function earlierIndex(text: string) {
  if (!text.startsWith('{"version":2,')) return null;
  const { shards, words, refs, lengths, ...kinds } = JSON.parse(text) as EarlierStatistics;
  const facts = { refs: frontCoded(refs === '' ? [] : refs.split(' ')), lengths, ...kinds };
  const sums = lengths.map((ofField) => ofField.reduce((sum, length) => sum + length, 0));
  const statistics: Statistics = { shards, words, segments: [], documents: lengths[0]?.length ?? 0, lengths: sums };
  return { statistics, facts: (): ((ref: string) => DocumentFacts | undefined) => factsByRef(JSON.stringify(facts)) };
}
