import { AppError } from '../model/error.ts';
import { groupBy } from '../model/values/group-by.ts';
import { remember } from '../model/values/remember.ts';
import { documentFile, type StoredDocument } from './document-files.ts';
import { excerpt, marked, type Piece } from './excerpt.ts';
import { expandWord, type Vocabulary } from './expand-word.ts';
import { english, type SearchLanguage } from './language.ts';
import { loadPostings, loadWords } from './load-shards.ts';
import type { Match } from './match.ts';
import { type Index, openIndex, type ReadFile } from './open-index.ts';
import { queryWords } from './query-words.ts';
import { rank } from './rank.ts';
import { shardOf } from './shard-names.ts';

export interface SearchResult {
  slug: string;
  title: Piece[];
  kind: string;
  /** ISO 8601, for pages that have a date. */
  date?: string;
  excerpt: Piece[];
}

export interface SearchAnswer {
  /** The number of matching pages of the chosen kind. */
  total: number;
  /** The kinds of all matching pages with their numbers, the most frequent first. */
  kinds: { kind: string; count: number }[];
  results: SearchResult[];
  /** True when a part of the index is missing that holds what was changed last. */
  isIncomplete?: boolean;
}

const RESULTS_PER_PAGE = 10;

const NOTHING: SearchAnswer = { total: 0, kinds: [], results: [] };

export interface SearchOptions {
  /** The number of best matches to skip. */
  first?: number | undefined;
  /** Only pages of this kind. */
  kind?: string | undefined;
  language?: SearchLanguage;
  /** Called before files are read again. */
  forget?: () => void;
  /** Called with the best match alone; the others are read afterwards: on a slow line all would arrive together, late. */
  onBest?: ((answer: SearchAnswer) => Promise<void>) | undefined;
}

/**
 * The pages that match any word of a query, those with all words first; used by browsers and the service. Throws AppError
 * `unavailable` instead of finding nothing in a damaged index, or one of another version.
 */
export async function searchSite(
  query: string,
  readFile: ReadFile,
  { forget, ...options }: SearchOptions = {},
): Promise<SearchAnswer> {
  const isWhole = ({ isIncomplete }: SearchAnswer) => isIncomplete !== true;
  const first = await searchOnce(query, readFile, options).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  });
  if (first && isWhole(first)) return first;
  forget?.(); // a merge may have removed what an earlier state of the index named
  return searchOnce(query, readFile, options);
}

/** Reads what every search begins with, for a `readFile` that remembers it. Throws AppError `unavailable` as a search does. */
export async function prepareSearch(readFile: ReadFile): Promise<void> {
  await openIndex(readFile);
}

async function searchOnce(
  query: string,
  readFile: ReadFile,
  { first = 0, kind = '', language = english, onBest }: SearchOptions,
): Promise<SearchAnswer> {
  const words = queryWords(query, language);
  if (words.length === 0) return NOTHING;
  const index = await openIndex(remember(readFile)); // each file is read once for a search
  const prefixes = new Set(index.statistics.shards);
  const vocabulary: Vocabulary = {
    wordsFor: (letters, most) => loadWords(letters, index, most),
    shardOf: (word) => shardOf(word, prefixes),
  };
  for (const word of words) loadEarly(vocabulary.shardOf(word), index);
  const meanings = await Promise.all(
    words.map((word, at) => expandWord(word, { isLast: at === words.length - 1, language, vocabulary })),
  );
  const postings = await loadPostings(meanings.flat(), index);
  const { matches, best: shown } = rank(meanings, postings, index.statistics, { kind, first, count: RESULTS_PER_PAGE });
  const forms = meanings.flat().flatMap((meaning) => meaning.forms);
  const read = (some: readonly Match[]) => Promise.all(some.map((match) => resultOf(match, forms, readFile, language)));
  const kinds = countsOf(matches);
  const total = kind === '' ? matches.length : (kinds.find((each) => each.kind === kind)?.count ?? 0);
  const answerOf = (results: SearchResult[][]): SearchAnswer => {
    const answer = { total, kinds, results: results.flat() };
    return index.isIncomplete ? { ...answer, isIncomplete: true } : answer;
  };
  if (!onBest) return answerOf(await read(shown));
  const best = await read(shown.slice(0, 1));
  if (best.flat().length > 0) await onBest(answerOf(best));
  return answerOf([...best, ...(await read(shown.slice(1)))]);
}

/** Begins to read the shard of a word, which most words are in as typed, before it is known what else the word stands for. */
function loadEarly(shard: string | undefined, { readFile, termsFile }: Index): void {
  if (shard !== undefined) readFile(termsFile(shard)).catch(() => {}); // what needs it asks for it, and fails
}

const countsOf = (matches: readonly Match[]): SearchAnswer['kinds'] =>
  Array.from(
    groupBy(matches, ({ kind }) => kind),
    ([kind, { length: count }]) => ({ kind, count }),
  ).sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));

async function resultOf(
  { ref, isInText }: Match,
  forms: readonly string[],
  readFile: ReadFile,
  language: SearchLanguage,
): Promise<SearchResult[]> {
  const stored = await readFile(documentFile(ref));
  if (stored === null) return []; // removed from the site a moment ago
  const { slug, title, kind, date, description, text, more = 0 } = JSON.parse(stored) as StoredDocument;
  let shown = excerpt([description, text].filter(Boolean).join(' '), forms, language);
  for (let part = 1; isInText && part <= more && !shown.some(({ isMatch }) => isMatch); part += 1) {
    const next = await readFile(documentFile(ref, part));
    if (next !== null) shown = excerpt(JSON.parse(next) as string, forms, language);
  }
  return [{ slug, title: marked(title, forms, language), kind, ...(date && { date }), excerpt: shown }];
}
