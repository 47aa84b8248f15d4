import { FIELDS } from '#content-store/search/search-document.ts';
import { parseSegment, type Segment } from '#content-store/search/segment.ts';
import { byPrefix, shardFile, shardOf } from '#content-store/search/shard-names.ts';
import { parseStatistics, STATISTICS_FILE, type Statistics, statisticsText } from '#content-store/search/statistics.ts';
import { wordsOf } from '#content-store/search/word-list.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { SearchFolder } from './search-folder.ts';

/** The state of an index kept in memory. */
export interface IndexState extends Omit<Statistics, 'segments'> {
  /** Segments by the names of their files, oldest first. */
  segments: ReadonlyMap<string, Segment>;
}

type Sizes = Pick<Statistics, 'documents' | 'lengths'>;

export const emptyState = (): IndexState => ({
  ...{ shards: [], words: [], heads: [], segments: new Map(), documents: 0 },
  lengths: FIELDS.map(() => 0),
});

/** Reads the state from the files. Throws AppError `unavailable` when one is missing or damaged. */
export function loadState(folder: SearchFolder): IndexState {
  const { segments, ...statistics } = parseStatistics(folder.read(STATISTICS_FILE));
  return { ...statistics, segments: new Map(segments.map((name) => [name, folder.parse(name, parseSegment)])) };
}

/** The numbers of documents and of their words after they grew by these. */
export const grown = ({ documents, lengths }: Sizes, by: Sizes): Sizes => ({
  documents: documents + by.documents,
  lengths: lengths.map((length, field) => length + (by.lengths[field] ?? 0)),
});

/** Writes the file that names the others: from now on they are the index. */
export function writeStatistics(folder: SearchFolder, { segments, ...state }: IndexState): void {
  folder.put(STATISTICS_FILE, statisticsText({ ...state, segments: [...segments.keys()] }));
}

/** A segment's file never changes: its name follows from its bytes. */
export const segmentFile = (text: string): string => `segment-${hashOfBytes(Buffer.from(text)).slice(0, 16)}.json`;

/** The files of an index. */
export const indexFiles = ({
  shards,
  words,
  heads,
  segments,
}: Pick<IndexState, 'shards' | 'words' | 'heads' | 'segments'>): string[] => [
  STATISTICS_FILE,
  ...segments.keys(),
  ...shards.map((name) => shardFile('postings', name)),
  ...words.map((name) => shardFile('lists', name)),
  ...heads.map((name) => shardFile('heads', name)),
];

/** How many documents contain these words after the given changes. Reads only the lists that contain them. */
export function countsAfter(
  changes: ReadonlyMap<string, number>,
  { words, segments }: IndexState,
  folder: SearchFolder,
): Segment['words'] {
  const recent = new Map([...segments.values()].flatMap((segment) => [...segment.words]));
  const shards = byPrefix(words);
  const lists = new Map<string, ReadonlyMap<string, number>>();
  const merged = (word: string): number => {
    const name = shardOf(word, shards);
    if (name === undefined) return 0;
    const list = lists.get(name) ?? new Map(wordsOf(folder.read(shardFile('lists', name))));
    lists.set(name, list);
    return list.get(word) ?? 0;
  };
  return new Map(Array.from(changes, ([word, gained]) => [word, (recent.get(word) ?? merged(word)) + gained]));
}
