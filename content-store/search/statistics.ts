import { AppError } from '../model/error.ts';
import { frontCoded, frontDecoded } from './front-coding.ts';
import type { PerField } from './search-document.ts';
import { whenWhole } from './when-whole.ts';

/** The file below `_search/` to begin with: all files that it names are there, in that state or a later one. */
export const STATISTICS_FILE = 'statistics.json';

/** The small file that says what the index consists of. */
export interface Statistics {
  /** The names of the shards. */
  shards: readonly string[];
  /** The names of the word lists. */
  words: readonly string[];
  /** The names of the shards of heads. */
  heads: readonly string[];
  /** The files with changes that the shards do not have yet, oldest first. */
  segments: readonly string[];
  /** The number of documents, with the segments. */
  documents: number;
  /** The number of words in each field of all of them. */
  lengths: PerField;
}

/** Increased when the files' form or the splitting of texts into words changes, so that an old index is not extended. */
const VERSION = 6;

/** Visitors find an index of version 4 or 5 until the first build after an upgrade has rewritten it: see `load-shards.ts`. */
export const READ_VERSIONS: readonly number[] = [4, 5, VERSION];

/** There are many similar names, so they are front-coded. */
type StoredStatistics = Omit<Statistics, 'shards' | 'words' | 'heads'> &
  Record<'shards' | 'words', string> & { version: number; heads?: string };

export function statisticsText({ shards, words, heads, segments, documents, lengths }: Statistics): string {
  const names = { shards: frontCoded(shards), words: frontCoded(words), heads: frontCoded(heads) };
  return JSON.stringify({ version: VERSION, ...names, segments, documents, lengths } satisfies StoredStatistics);
}

/** Throws AppError `unavailable` for a damaged text, or one of a version that is not asked for. */
export function parseStatistics(text: string, versions: readonly number[] = [VERSION]): Statistics {
  return whenWhole(() => {
    const { version, shards, words, heads = '', ...others } = JSON.parse(text) as StoredStatistics;
    if (!versions.includes(version)) throw new AppError('unavailable', 'The search index has another version');
    return { ...others, shards: frontDecoded(shards), words: frontDecoded(words), heads: frontDecoded(heads) };
  });
}
