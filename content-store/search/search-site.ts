import { AppError } from '../model/error.ts';
import { groupBy } from '../model/values/group-by.ts';
import { remember } from '../model/values/remember.ts';
import { excerpt, marked, type Piece } from './excerpt.ts';
import { expandWord, type Vocabulary } from './expand-word.ts';
import type { SearchLanguage } from './languages/language.ts';
import { english } from './languages/lunr-languages.ts';
import { loadHead, loadPostings, loadWords } from './load-shards.ts';
import type { Match } from './match.ts';
import { type Index, openIndex, type ReadFile } from './open-index.ts';
import { rank } from './rank.ts';
import type { DocumentHead } from './search-document.ts';
import { queryWords } from './search-words.ts';
import { shardFile, shardOf } from './shard-names.ts';
import { isUnspaced } from './unspaced.ts';

export interface SearchResult {
  slug: string;
  title: Piece[];
  kind: string;
  /** ISO 8601, for pages that have a date. */
  date?: string;
  excerpt: Piece[];
  /** True while the part of the page's text with the words is read; until then `excerpt` is the page's description. */
  isExcerptComing?: true;
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

/** A query's pairs of characters are looked up in as many shards as three words are. */
const MAX_SHARDS = 3;
const HIRAGANA = /\p{sc=Hira}/u;

const NOTHING: SearchAnswer = { total: 0, kinds: [], results: [] };

export interface SearchOptions {
  /** The number of best matches to skip. */
  first?: number | undefined;
  /** Only pages of this kind. */
  kind?: string | undefined;
  language?: SearchLanguage;
  /** Called before files are read again. */
  forget?: () => void;
  /** The visible text of the blocks of the page at an address, for excerpts of results that would show none of the words. */
  textOf?: (slug: string) => Promise<string>;
  /** Called with the best match alone, since on a slow line all would arrive together, late; then with all, if excerpts are missing. */
  onPart?: (answer: SearchAnswer, part: 'best' | 'all') => Promise<void>;
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
  { first = 0, kind = '', language = english, textOf, onPart }: SearchOptions,
): Promise<SearchAnswer> {
  const asked = queryWords(query, language);
  if (asked.length === 0) return NOTHING;
  const index = await openIndex(remember(readFile)); // each file is read once for a search
  const vocabulary: Vocabulary = {
    wordsFor: (letters, most) => loadWords(letters, index, most),
    shardOf: (word) => shardOf(word, index.shards),
  };
  const words = affordablePairs(asked, vocabulary.shardOf);
  for (const word of words) loadEarly(vocabulary.shardOf(word), index);
  const meanings = await Promise.all(
    words.map((word, at) => expandWord(word, { isLast: at === words.length - 1, language, vocabulary })),
  );
  const postings = await loadPostings(meanings.flat(), index);
  const { matches, best } = rank(meanings, postings, index.statistics, { kind, first, count: RESULTS_PER_PAGE });
  const excerpts: Excerpts = {
    forms: meanings.flat().flatMap(({ marked: one, forms }) => one ?? forms),
    language,
    textOf,
  };
  const resultOf = async (match: Match): Promise<SearchResult[]> => {
    const head = await loadHead(match.ref, index);
    return head ? [resultWith(head, match, excerpts)] : [];
  };
  const kinds = countsOf(matches);
  const total = kind === '' ? matches.length : (kinds.find((each) => each.kind === kind)?.count ?? 0);
  const answerOf = (results: SearchResult[]): SearchAnswer => {
    const answer = { total, kinds, results };
    return index.isIncomplete ? { ...answer, isIncomplete: true } : answer;
  };
  if (onPart) {
    const [only] = (await Promise.all(best.slice(0, 1).map(resultOf))).flat();
    if (only) await onPart(answerOf([only]), 'best');
  }
  const results = (await Promise.all(best.map(resultOf))).flat();
  if (results.some(({ isExcerptComing }) => isExcerptComing)) await onPart?.(answerOf(results), 'all');
  return answerOf(await Promise.all(results.map((result) => withExcerpt(result, excerpts))));
}

/** The words, and of pairs of characters as many as few shards have, those that are more than endings and particles first. */
function affordablePairs(words: readonly string[], shardOf: Vocabulary['shardOf']): string[] {
  const shards = new Set(words.filter((word) => !isUnspaced(word)).map(shardOf));
  const pairs = words.filter(isUnspaced).sort((a, b) => Number(HIRAGANA.test(a)) - Number(HIRAGANA.test(b)));
  const kept = pairs.filter((pair) => {
    const isKept = shards.has(shardOf(pair)) || shards.size < MAX_SHARDS;
    if (isKept) shards.add(shardOf(pair));
    return isKept;
  });
  return words.filter((word) => !isUnspaced(word) || kept.includes(word));
}

/** Begins to read the shard of a word, which most words are in as typed, before it is known what else the word stands for. */
function loadEarly(shard: string | undefined, { readFile }: Index): void {
  if (shard !== undefined) readFile(shardFile('postings', shard)).catch(() => {}); // what needs it asks for it, and fails
}

const countsOf = (matches: readonly Match[]): SearchAnswer['kinds'] =>
  Array.from(
    groupBy(matches, ({ kind }) => kind),
    ([kind, { length: count }]) => ({ kind, count }),
  ).sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));

interface Excerpts {
  forms: readonly string[];
  language: SearchLanguage;
  textOf: SearchOptions['textOf'];
}

/** A result with its description; the excerpt comes from the page when neither that nor the title has any of the words. */
function resultWith(
  { slug, title, kind, date, description }: DocumentHead,
  { isInText }: Match,
  { forms, language, textOf }: Excerpts,
): SearchResult {
  const [ofTitle, own] = [marked(title, forms, language), excerpt(description, forms, language)];
  const isComing = textOf && (description === '' || (isInText && !hasMatch([...ofTitle, ...own])));
  const result = { slug, title: ofTitle, kind, ...(date && { date }), excerpt: own };
  return isComing ? { ...result, isExcerptComing: true } : result;
}

/** A page whose text cannot be read keeps its description. */
async function withExcerpt(
  { isExcerptComing, ...result }: SearchResult,
  { forms, language, textOf }: Excerpts,
): Promise<SearchResult> {
  const text = isExcerptComing && (await textOf?.(result.slug).catch(() => ''));
  const ofText = excerpt(text || '', forms, language);
  return hasMatch(ofText) || result.excerpt.length === 0 ? { ...result, excerpt: ofText } : result;
}

const hasMatch = (pieces: readonly Piece[]): boolean => pieces.some(({ isMatch }) => isMatch);
