import { useCallback } from 'react';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { TagFilter } from '#content-store/model/entities/tag-filter.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** The draft pages that a filter finds; null until they are loaded. */
export function useFilteredPages(filter: TagFilter): readonly PageCard[] | null {
  const { reader } = useWorkbench();
  const question = JSON.stringify(filter);
  const load = useCallback(
    // The reader has reported the failure.
    () => reader.ask('pagesTagged', { filter: JSON.parse(question) as TagFilter }).catch(() => null),
    [reader, question],
  );
  return useLoaded<readonly PageCard[] | null>(load, null);
}
