import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { type TagFilter, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import controls from '../../ui/fields/controls.module.css';
import { t } from '../../words/t.ts';
import { useAnswer } from '../../workbench/use-loaded.ts';

interface Props {
  filter: TagFilter;
  /** The question about pages that the block asks. */
  finds?: 'pagesTagged' | 'people' | 'careers' | undefined;
}

/** Previews the pages that a filter currently finds. */
export function FilteredPages({ filter, finds = 'pagesTagged' }: Props) {
  const pages = useAnswer(finds, { filter });
  if (!pages) return null;
  return (
    <details>
      <summary className={controls.help}>
        {t('Filtered pages:')} {pages.length || 'none'}
      </summary>
      <ul className={controls.help}>
        {pages.map((page) => (
          <li key={page._id}>{nameOfPage(page)}</li>
        ))}
      </ul>
    </details>
  );
}

const MARKUP = /<[^>]*>/g;

/** A page's heading as plain text; its address when it has none. */
function nameOfPage({ header, slug }: Pick<PageCard, 'header' | 'slug'>): string {
  return header.heading.replace(MARKUP, '').trim() || `/${slug}`;
}

/** Looks up page names by id; "…" while loading, a placeholder for a deleted page. */
export function usePageNames(ids: readonly string[]): (id: string) => string {
  const pages = useAnswer('pagesTagged', { filter: { ...tagFilterSchema.parse({}), selected: [...ids] } });
  return (id) => {
    const page = pages?.find(({ _id }) => _id === id);
    if (page) return nameOfPage(page);
    return pages ? t('Deleted page') : '…';
  };
}
