import { searchWords } from './search-words.ts';
import { termOf } from './stem-words.ts';

const MAX_QUERY = 200;
const MAX_WORDS = 8;

/** The words a visitor looks for, at most eight: plain words, none of which is an operator or says nothing. */
export function queryWords(query: string): string[] {
  const words = searchWords(query.slice(0, MAX_QUERY)).filter((word) => termOf(word) !== null);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
