import { AppError } from '../model/error.ts';
import { frontCoded, frontDecoded } from './front-coding.ts';
import type { PerField } from './search-document.ts';
import { whenWhole } from './when-whole.ts';

/** The file below `_search/` to begin with: all files that it names are there, in that state or a later one. */
export const STATISTICS_FILE = 'statistics.json';

/** The small file that says what the index consists of. */
export interface Statistics {
  /** The shards' prefixes. */
  shards: readonly string[];
  /** The prefixes of the word lists. */
  words: readonly string[];
  /** The files with changes that the shards do not have yet, oldest first. */
  segments: readonly string[];
  /** The number of documents, with the segments. */
  documents: number;
  /** The number of words in each field of all of them. */
  lengths: PerField;
}

/** Increased when the files' form or the splitting of texts into words changes, so that an old index is not extended. */
const VERSION = 4;

/** There are many similar prefixes, so they are front-coded. */
type StoredStatistics = Omit<Statistics, 'shards' | 'words'> & Record<'shards' | 'words', string> & { version: number };

export function statisticsText({ shards, words, segments, documents, lengths }: Statistics): string {
  const prefixes = { shards: frontCoded(shards), words: frontCoded(words) };
  return JSON.stringify({ version: VERSION, ...prefixes, segments, documents, lengths } satisfies StoredStatistics);
}

/** Throws AppError `unavailable` for a damaged text, or one of another version. */
export function parseStatistics(text: string, wanted = VERSION): Statistics {
  return whenWhole(() => {
    const { version, shards, words, ...others } = JSON.parse(text) as StoredStatistics;
    if (version !== wanted) throw new AppError('unavailable', 'The search index has another version');
    return { ...others, shards: frontDecoded(shards), words: frontDecoded(words) };
  });
}
