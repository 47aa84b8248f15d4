import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { PageTranslationState } from '../../model/entities/page-entry.ts';
import { jsonNumberIn, jsonTextIn } from '../database/list-queries.ts';
import type { Database } from '../database/schema.ts';
import { NO_KEY } from './translations.ts';

interface LanguageFilter {
  language?: string | undefined;
  translation?: PageTranslationState | undefined;
}

/** Those of the pages in a language and a state; with `missing` those without a version in the language. */
export function inLanguage<Row>(
  pages: SelectQueryBuilder<Database, 'pageEntries', Row>,
  { language, translation }: LanguageFilter,
) {
  if (translation === 'missing') return pages.where('translationKey', '<>', NO_KEY).where((is) => lacks(is, language));
  const found = language === undefined ? pages : pages.where('language', '=', language);
  if (translation === undefined) return found;
  const isOf = found.where('translationKey', '<>', NO_KEY);
  if (translation === 'draft') return isOf.where((is) => is.not(is.exists(publishedCopy(is))));
  return isOf.where((is) => {
    const isBehind = is.exists(newerOriginal(is));
    return is.and([is.exists(publishedCopy(is)), translation === 'behind' ? isBehind : is.not(isBehind)]);
  });
}

type Where = ExpressionBuilder<Database, 'pageEntries'>;

/** Pages without a version in a language; without one, those that lack a version which others have. */
function lacks(is: Where, language: string | undefined) {
  const inGroup = is
    .selectFrom('pageEntries as version')
    .whereRef('version.translationKey', '=', 'pageEntries.translationKey')
    .where('version.translationKey', '<>', NO_KEY);
  if (language !== undefined)
    return is.not(is.exists(inGroup.where('version.language', '=', language).select('version.id')));
  const known = is
    .selectFrom('pageEntries as entry')
    .where('entry.translationKey', '<>', NO_KEY)
    .select((all) => all.fn.count('entry.language').distinct().as('count'));
  return is(
    inGroup.select((all) => all.fn.countAll().as('count')),
    '<',
    known,
  );
}

const publishedCopy = (is: Where) =>
  is
    .selectFrom('pages')
    .where((page) => page.and({ 'pages.collection': 'pages', 'pages.copy': 'published' }))
    .whereRef('pages.id', '=', 'pageEntries.pageId')
    .select('pages.id');

/** What the page was translated from, where that was published again since. */
function newerOriginal(is: Where) {
  return is
    .selectFrom('pages as draft')
    .innerJoin('pages as original', (join) =>
      join.on((page) => page.and({ 'original.collection': 'pages', 'original.copy': 'published' })),
    )
    .where((page) => page.and({ 'draft.collection': 'pages', 'draft.copy': 'draft' }))
    .whereRef('draft.id', '=', 'pageEntries.pageId')
    .where(({ and, eb, ref }) => {
      const from = jsonTextIn(ref('draft.document'), 'translatedFrom');
      const now = jsonNumberIn(ref('original.document'), 'revision');
      return and([eb('original.id', '=', jsonTextIn(from, 'page')), eb(now, '>', jsonNumberIn(from, 'revision'))]);
    })
    .select('draft.id');
}
