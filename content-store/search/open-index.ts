import { AppError } from '../model/error.ts';
import { type DocumentFacts, FACTS_FILE, factsByRef } from './document-facts.ts';
import { earlierIndex } from './earlier-version.ts';
import { joinSegments, parseSegment, type Segment } from './segment.ts';
import { parseStatistics, STATISTICS_FILE, type Statistics } from './statistics.ts';

/** Reads a file of the index; null when there is none. Rejects when it cannot be read. */
export type ReadFile = (name: string) => Promise<string | null>;

/** Throws AppError `unavailable` for a missing file. */
export async function readWhole(readFile: ReadFile, name: string): Promise<string> {
  const text = await readFile(name);
  if (text === null) throw new AppError('unavailable', 'A file of the search index is missing');
  return text;
}

/** An index as one query sees it. */
export interface Index {
  statistics: Statistics;
  /** What the segments say together. */
  recent: Segment;
  /** True when a segment is missing or damaged: pages that were changed a moment ago are found as they were. */
  isIncomplete: boolean;
  /** Looks up the facts of a document. */
  facts: () => Promise<(ref: string) => DocumentFacts | undefined>;
  readFile: ReadFile;
}

/** Opens an index. Throws AppError `unavailable` when it is missing, damaged or of another version. */
export async function openIndex(readFile: ReadFile): Promise<Index> {
  const text = await readWhole(readFile, STATISTICS_FILE);
  const earlier = earlierIndex(text);
  if (earlier) {
    const facts = async () => earlier.facts();
    return { statistics: earlier.statistics, recent: joinSegments([]), isIncomplete: false, facts, readFile };
  }
  const statistics = parseStatistics(text);
  const texts = await Promise.all(statistics.segments.map(readFile));
  const segments = texts.map((segment) => (segment === null ? null : parseSegment(segment)));
  const readable = segments.filter((segment) => segment !== null);
  const recent = joinSegments(readable);
  const facts = async () => {
    const merged = factsByRef(await readWhole(readFile, FACTS_FILE));
    return (ref: string) => recent.facts.get(ref) ?? merged(ref);
  };
  return { statistics, recent, isIncomplete: readable.length < segments.length, facts, readFile };
}
