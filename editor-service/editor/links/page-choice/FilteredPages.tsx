import type { TagFilter } from '#content-store/model/values/tag-filter.ts';
import controls from '../../ui/fields/controls.module.css';
import { useAnswer } from '../../workbench/use-loaded.ts';
import { nameOfPage } from './page-names.ts';

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
      <summary className={controls.help}>Filtered pages: {pages.length || 'none'}</summary>
      <ul className={controls.help}>
        {pages.map((page) => (
          <li key={page._id}>{nameOfPage(page)}</li>
        ))}
      </ul>
    </details>
  );
}
