import type { PageSort, PageStatus, PageTranslationState } from '#content-store/model/entities/page-entry.ts';
import type { PayloadOf } from '../../../contract/calls.ts';
import { countSet } from '../../ui/table/count-set.ts';
import { ANY_DAYS, momentsOf } from '../../ui/table/days.ts';

/** What the list of pages is narrowed to; an empty field matches everything. */
export type BrowserFilter = typeof NO_BROWSER_FILTER;

export const NO_BROWSER_FILTER = {
  q: '',
  inTexts: false,
  status: '' as PageStatus | '',
  template: '',
  author: '',
  updatedBy: '',
  tag: '',
  language: '',
  translation: '' as PageTranslationState | '',
  days: ANY_DAYS,
};

/** The order of the list; `best` applies while something is searched for. */
export interface BrowserSort {
  by: PageSort;
  isDescending: boolean;
}

export const FIRST_SORT: BrowserSort = { by: 'best', isDescending: false };

/** Newest and latest first; names from A to Z. */
const DESCENDING: readonly PageSort[] = ['updatedAt', 'publishedAt'];

/** The order after a column was chosen: its own first, the other way when it was chosen already. */
export function sortedBy(current: BrowserSort, by: PageSort): BrowserSort {
  if (current.by === by) return { by, isDescending: !current.isDescending };
  return { by, isDescending: DESCENDING.includes(by) };
}

/** How many filters besides the search are set. */
export const browserFilterCount = (filter: BrowserFilter): number => countSet(filter, 'q', 'inTexts');

/** True when only some pages are wanted: a tree cannot show that. */
export const isNarrowed = (filter: BrowserFilter): boolean => filter.q.trim() !== '' || browserFilterCount(filter) > 0;

/** The filter as the service takes it. */
export function browserQuery(filter: BrowserFilter, { by, isDescending }: BrowserSort): PayloadOf<'page/find'> {
  const { q, inTexts, days, status, language, translation, ...choices } = filter;
  const { from, to } = momentsOf(days);
  return {
    ...choices,
    q: q.trim(),
    ...(inTexts && { inTexts }),
    ...(status && { status }),
    ...(language && { language }),
    ...(translation && { translation }),
    ...(by !== 'best' && { sort: by }),
    ...(isDescending && { isDescending }),
    ...(from && { updatedFrom: from }),
    ...(to && { updatedTo: to }),
  };
}
