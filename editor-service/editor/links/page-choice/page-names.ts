import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { useAnswer } from '../../workbench/use-loaded.ts';

const MARKUP = /<[^>]*>/g;

/** A page's heading as plain text; its address when it has none. */
export function nameOfPage({ header, slug }: Pick<PageCard, 'header' | 'slug'>): string {
  return header.heading.replace(MARKUP, '').trim() || `/${slug}`;
}

/** Looks up page names by id; "…" while loading, a placeholder for a deleted page. */
export function usePageNames(ids: readonly string[]): (id: string) => string {
  const pages = useAnswer('pagesTagged', { filter: { ...tagFilterSchema.parse({}), selected: [...ids] } });
  return (id) => {
    const page = pages?.find(({ _id }) => _id === id);
    if (page) return nameOfPage(page);
    return pages ? 'Deleted page' : '…';
  };
}
