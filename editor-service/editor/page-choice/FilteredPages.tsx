import type { TagFilter } from '#content-store/model/entities/tag-filter.ts';
import controls from '../ui/fields/controls.module.css';
import { useAnswer } from '../workbench/use-answer.ts';
import { nameOfPage } from './page-names.ts';

/** Previews the pages that a filter currently finds. */
export function FilteredPages({ filter }: { filter: TagFilter }) {
  const pages = useAnswer('pagesTagged', { filter });
  if (!pages) return null;
  return (
    <details>
      <summary className={controls.help}>
        {pages.length === 0 ? 'Filtered Pages: none' : `Filtered Pages: ${pages.length}`}
      </summary>
      <ul className={controls.help}>
        {pages.map((page) => (
          <li key={page._id}>{nameOfPage(page)}</li>
        ))}
      </ul>
    </details>
  );
}
