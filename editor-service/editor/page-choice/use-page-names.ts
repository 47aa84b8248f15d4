import { tagFilterSchema } from '#content-store/model/entities/tag-filter.ts';
import { nameOfPage } from './name-of-page.ts';
import { useFilteredPages } from './use-filtered-pages.ts';

/** Looks up page names by id; "…" while loading, a placeholder for a deleted page. */
export function usePageNames(ids: readonly string[]): (id: string) => string {
  const pages = useFilteredPages({ ...tagFilterSchema.parse({}), selected: [...ids] });
  return (id) => {
    const page = pages?.find(({ _id }) => _id === id);
    if (page) return nameOfPage(page);
    return pages ? 'A page that is gone' : '…';
  };
}
