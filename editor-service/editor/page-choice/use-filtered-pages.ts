import { useEffect, useState } from 'react';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { TagFilter } from '#content-store/model/entities/tag-filter.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** The pages that a filter finds among the drafts; null until they are known. */
export function useFilteredPages(filter: TagFilter): readonly PageCard[] | null {
  const { reader } = useWorkbench();
  const [pages, setPages] = useState<readonly PageCard[] | null>(null);
  const question = JSON.stringify(filter);
  useEffect(() => {
    let isCurrent = true;
    reader.ask('pagesTagged', { filter: JSON.parse(question) as TagFilter }).then(
      (answer) => isCurrent && setPages(answer),
      () => isCurrent && setPages(null), // the reader has said what failed
    );
    return () => {
      isCurrent = false;
    };
  }, [reader, question]);
  return pages;
}
