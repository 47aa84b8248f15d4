import { english, type SearchLanguage } from './language.ts';
import { searchWords } from './search-words.ts';

const MAX_QUERY = 200;
const MAX_WORDS = 8;

/** The words of a query, at most eight, without operators and stop words. */
export function queryWords(query: string, language: SearchLanguage = english): string[] {
  const words = searchWords(query.slice(0, MAX_QUERY)).filter((word) => !language.isStopWord(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}
