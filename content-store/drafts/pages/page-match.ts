import { type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { readablePath } from '../../model/values/address-encoding.ts';
import { folded } from '../../model/values/folded.ts';
import { contains } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { type Piece, pageExcerpt } from './page-excerpt.ts';

type Where = ExpressionBuilder<Database, 'pageEntries'>;

/** The search text, normalised for comparison. */
export interface Wanted {
  phrase: string;
  words: string[];
  /** The same as in addresses, which keep the accents of other scripts. */
  address: string;
  addressWords: string[];
}

const MAX_WORDS = 8;

/** What is looked for by `/About us`, an address with its host, or words; null for nothing. */
export function wantedFrom(q = ''): Wanted | null {
  const typed = readablePath(q.trim().replace(/^https?:\/\/[^/]*/i, ''))
    .replace(/^\/+|\/+$/g, '')
    .replace(/\s+/g, ' ');
  if (typed === '') return null;
  const [phrase, address] = [folded(typed), typed.toLowerCase()];
  return { phrase, words: wordsOf(phrase), address, addressWords: wordsOf(address) };
}

const wordsOf = (phrase: string): string[] => phrase.split(' ').slice(0, MAX_WORDS);

/** Every word is in the title or the address; with `inTexts`, or all of them begin words of the page's texts. */
export function isMatch(is: Where, wanted: Wanted, inTexts: boolean) {
  const { words } = wanted;
  const named = isNamed(is, wanted);
  const query = textQuery(words);
  if (!inTexts || query === '') return named;
  return is.or([named, is('id', 'in', is.selectFrom('pageTexts').where(matches(query)).select('rowid'))]);
}

const isNamed = (is: Where, { words, addressWords }: Wanted) =>
  is.and(
    words.map((word, index) => {
      const inTitle = contains(is.ref('words'), word);
      const inAddress = [word, addressWords[index] ?? word].map((one) => contains(is.ref('slug'), one));
      return is.or([inTitle, ...inAddress]);
    }),
  );

/** 0 for the address itself, more for worse matches: the title's beginning, within the title, in the address, in texts. */
export function matchQuality(is: Where, wanted: Wanted) {
  const { phrase, address } = wanted;
  const title = is.ref('words');
  const slug = is.ref('slug');
  return is
    .case()
    .when(slug, '=', address)
    .then(0)
    .when(startsWith(sql`${title}`, phrase))
    .then(1)
    .when(contains(sql`' ' || ${title}`, ` ${phrase}`))
    .then(2)
    .when(contains(sql`'/' || ${slug}`, `/${address}`))
    .then(3)
    .when(contains(title, phrase))
    .then(4)
    .when(isNamed(is, wanted))
    .then(5)
    .else(6)
    .end();
}

/** An excerpt of each page's texts where the words are found, by the `id` of its entry. */
export async function excerptsOf(db: Db, { words }: Wanted, ids: readonly number[]): Promise<Map<number, Piece[]>> {
  const query = textQuery(words);
  if (query === '' || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('pageTexts')
    .where(matches(query))
    .where('rowid', 'in', [...ids])
    .select(['rowid', 'texts'])
    .execute();
  return new Map(rows.map(({ rowid, texts }) => [rowid, pageExcerpt(texts, lettersIn(words))]));
}

/** The words that have a letter or a digit, split where the index splits texts. */
const lettersIn = (words: readonly string[]): string[] =>
  words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');

/** A query for words that begin like these; empty when none has a letter or digit. */
const textQuery = (words: readonly string[]): string =>
  lettersIn(words)
    .map((word) => `${word}*`)
    .join(' ');

const matches = (query: string) => expressionBuilder<Database>().fn<SqlBool>('texts_match', [sql.val(query)]);

const startsWith = (column: ReturnType<typeof sql>, text: string) =>
  sql<boolean>`substr(${column}, 1, ${sql.lit(Array.from(text).length)}) = ${text}`;
