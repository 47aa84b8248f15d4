import { AppError } from '../model/error.ts';
import { excerpt, marked, type Piece } from './excerpt.ts';
import { english, type SearchLanguage } from './language.ts';
import { queryWords } from './query-words.ts';
import { type Ranked, rank } from './rank.ts';
import type { SearchDocument } from './search-document.ts';
import { type Postings, postingsOf, shardLines } from './shard.ts';
import { shardFile, shardOf } from './shard-names.ts';
import type { Statistics } from './statistics.ts';

/** The index's files below `_search/`. */
export const STATISTICS_FILE = 'statistics.json';
export const documentFile = (ref: string): string => `pages/${ref}.json`;

/** Reads a file of the index; null when there is none. Rejects when it cannot be read. */
type ReadFile = (name: string) => Promise<string | null>;

export interface SearchResult {
  slug: string;
  title: Piece[];
  excerpt: Piece[];
}

export interface SearchAnswer {
  /** The number of matching pages. */
  total: number;
  results: SearchResult[];
}

const RESULTS_PER_PAGE = 10;

const NOTHING: SearchAnswer = { total: 0, results: [] };

interface SearchOptions {
  /** The number of best matches to skip. */
  first?: number | undefined;
  language?: SearchLanguage;
}

/**
 * The pages that match any word of a query, best first; used by browsers and the service. Throws AppError `unavailable`
 * instead of finding nothing in a damaged index.
 */
export async function searchSite(
  query: string,
  readFile: ReadFile,
  { first = 0, language = english }: SearchOptions = {},
): Promise<SearchAnswer> {
  const words = queryWords(query, language);
  if (words.length === 0) return NOTHING;
  const text = await readWhole(readFile, STATISTICS_FILE);
  const statistics = JSON.parse(text) as Statistics;
  const ranked = rank(words, await loadPostings(words.map(language.stem), statistics, readFile), statistics, language);
  const shown = ranked.slice(first, first + RESULTS_PER_PAGE);
  const results = await Promise.all(shown.map((match) => resultOf(match, words, readFile, language)));
  return { total: ranked.length, results: results.flat() };
}

async function readWhole(readFile: ReadFile, name: string): Promise<string> {
  const text = await readFile(name);
  if (text === null) throw new AppError('unavailable', 'A file of the search index is missing');
  return text;
}

/** Loads the postings of terms, from the few shards that hold them. */
async function loadPostings(
  wanted: readonly string[],
  { shards }: Statistics,
  readFile: ReadFile,
): Promise<Map<string, Postings>> {
  const prefixes = new Set(shards);
  const terms = [...new Set(wanted)];
  const byShard = Map.groupBy(terms, (term) => shardOf(term, prefixes));
  const found = Array.from(byShard, async ([prefix, termsOfShard]) => {
    if (prefix === undefined) return [];
    const lines = shardLines(await readWhole(readFile, shardFile(prefix)));
    return termsOfShard.flatMap((term) => {
      const line = lines.get(term);
      return line === undefined ? [] : [[term, postingsOf(line)] as const];
    });
  });
  return new Map((await Promise.all(found)).flat());
}

async function resultOf(
  { ref }: Ranked,
  words: readonly string[],
  readFile: ReadFile,
  language: SearchLanguage,
): Promise<SearchResult[]> {
  const text = await readFile(documentFile(ref));
  if (text === null) return []; // removed from the site a moment ago
  const document = JSON.parse(text) as SearchDocument;
  return [
    {
      slug: document.slug,
      title: marked(document.title, words, language),
      excerpt: excerpt(document.text, words, language),
    },
  ];
}
