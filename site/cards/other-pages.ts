import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { TagFilter } from '#content-store/model/values/tag-filter.ts';
import type { PageFacts } from '../elements/common-answers.ts';

/** Asks for one page more than the limit, because `otherPages()` may have to leave one out. */
export const withSpare = (filter: TagFilter): TagFilter => ({ ...filter, limit: filter.limit + 1 });

/**
 * The answer to `withSpare(filter)` without the page that the list is on. It is left out here and not in the question,
 * so that all pages share one answer.
 */
export function otherPages(pages: readonly PageCard[], filter: TagFilter, page: PageFacts): PageCard[] {
  const others = pages.filter(({ _id }) => _id !== page._id);
  return filter.selected.length > 0 ? others : others.slice(0, filter.limit);
}
