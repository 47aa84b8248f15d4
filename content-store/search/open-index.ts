import { AppError } from '../model/error.ts';
import { joinSegments, parseSegment, type Segment } from './segment.ts';
import { byPrefix, type Shards } from './shard-names.ts';
import { parseStatistics, READ_VERSIONS, STATISTICS_FILE, type Statistics } from './statistics.ts';

/** Reads a file of the index; null when there is none. Rejects when it cannot be read. */
export type ReadFile = (name: string) => Promise<string | null>;

/** Throws AppError `unavailable` for a missing file. */
export async function readWhole(readFile: ReadFile, name: string): Promise<string> {
  const text = await readFile(name);
  if (text === null) throw new AppError('unavailable', 'A search index file is missing');
  return text;
}

/** An index as one query sees it. */
export interface Index {
  statistics: Statistics;
  shards: Shards;
  heads: Shards;
  /** What the segments say together. */
  recent: Segment;
  /** True when a segment is missing or damaged: pages that were changed a moment ago are found as they were. */
  isIncomplete: boolean;
  readFile: ReadFile;
}

/** Opens an index. Throws AppError `unavailable` when it is missing, damaged or of another version. */
export async function openIndex(readFile: ReadFile): Promise<Index> {
  const statistics = parseStatistics(await readWhole(readFile, STATISTICS_FILE), READ_VERSIONS);
  const texts = await Promise.all(statistics.segments.map(readFile));
  const segments = texts.map((segment) => (segment === null ? null : parseSegment(segment)));
  const readable = segments.filter((segment) => segment !== null);
  const recent = joinSegments(readable);
  const { shards, heads } = statistics;
  const isIncomplete = readable.length < segments.length;
  return { statistics, shards: byPrefix(shards), heads: byPrefix(heads), recent, isIncomplete, readFile };
}
