import { type DocumentFacts, FACTS_FILE, factsByRef, factsText } from '#content-store/search/document-facts.ts';
import { FIELDS } from '#content-store/search/search-document.ts';
import { parseSegment, type Segment } from '#content-store/search/segment.ts';
import { shardFile } from '#content-store/search/shard-names.ts';
import { parseStatistics, STATISTICS_FILE, statisticsText } from '#content-store/search/statistics.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { SearchFolder } from './search-folder.ts';

/** The state of an index kept in memory. */
export interface IndexState {
  shards: readonly string[];
  words: readonly string[];
  /** Segments by the names of their files, oldest first. */
  segments: ReadonlyMap<string, Segment>;
  facts: Map<string, DocumentFacts>;
  /** The number of words in each field of all documents. */
  lengths: number[];
}

export const emptyState = (): IndexState => ({
  ...{ shards: [], words: [], segments: new Map(), facts: new Map() },
  lengths: FIELDS.map(() => 0),
});

/** Reads the state from the files. Throws AppError `unavailable` when one is missing or damaged. */
export function loadState(folder: SearchFolder, refs: readonly string[]): IndexState {
  const { shards, words, segments, lengths } = parseStatistics(folder.read(STATISTICS_FILE));
  const factsOf = factsByRef(folder.read(FACTS_FILE));
  const loaded = new Map(segments.map((name) => [name, folder.parse(name, parseSegment)]));
  const facts = new Map(refs.flatMap((ref) => pair(ref, factsOf(ref))));
  for (const segment of loaded.values()) changeFacts({ facts, lengths: [] }, segment.facts);
  return { shards, words, segments: loaded, facts, lengths: [...lengths] };
}

const pair = (ref: string, facts: DocumentFacts | undefined) => (facts ? ([[ref, facts]] as const) : []);

/** Changes the facts of documents, and the lengths of all. */
export function changeFacts(
  { facts, lengths }: Pick<IndexState, 'facts' | 'lengths'>,
  changes: Segment['facts'],
): void {
  for (const [ref, after] of changes) {
    const before = facts.get(ref);
    for (const field of lengths.keys()) {
      lengths[field] = (lengths[field] ?? 0) + (after?.lengths[field] ?? 0) - (before?.lengths[field] ?? 0);
    }
    if (after) facts.set(ref, after);
    else facts.delete(ref);
  }
}

/** Writes the facts of all documents, which only a merge changes. */
export const writeFacts = (folder: SearchFolder, { facts }: IndexState): void =>
  folder.put(FACTS_FILE, factsText(facts));

/** Writes the file that names the others: from now on they are the index. */
export function writeStatistics(folder: SearchFolder, { shards, words, segments, facts, lengths }: IndexState): void {
  const prefixes = { shards: [...shards], words: [...words] };
  const totals = { documents: facts.size, lengths };
  folder.put(STATISTICS_FILE, statisticsText({ ...prefixes, segments: [...segments.keys()], ...totals }));
}

/** A segment's file never changes: its name follows from its bytes. */
export const segmentFile = (text: string): string => `segment-${hashOfBytes(Buffer.from(text)).slice(0, 16)}.json`;

/** The files of an index that are not a document's. */
export const indexFiles = ({
  shards,
  words,
  segments,
}: Pick<IndexState, 'shards' | 'words' | 'segments'>): string[] => [
  STATISTICS_FILE,
  FACTS_FILE,
  ...segments.keys(),
  ...shards.map((prefix) => shardFile('terms', prefix)),
  ...words.map((prefix) => shardFile('words', prefix)),
];
