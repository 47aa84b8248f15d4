import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { PageTranslationState } from '../../model/entities/page-entry.ts';
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
  if (translation === 'draft') return isOf.where('publishedRevision', 'is', null);
  const isLive = isOf.where('publishedRevision', 'is not', null);
  return isLive.where((is) => (translation === 'behind' ? isBehind(is) : is.not(isBehind(is))));
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

/** What the page was translated from was published again since. */
const isBehind = (is: Where) =>
  is.exists(
    is
      .selectFrom('pageEntries as original')
      .whereRef('original.pageId', '=', 'pageEntries.translatedFrom')
      .whereRef('original.publishedRevision', '>', 'pageEntries.translatedRevision')
      .select('original.id'),
  );
