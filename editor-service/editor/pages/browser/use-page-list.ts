import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { type BrowserFilter, type BrowserSort, browserQuery } from './browser-filter.ts';
import type { BrowserRow, ListedPage } from './browser-row.ts';

/** Pages per call. */
const SIZE = 50;

/** The pages that match, loaded in parts as they come into view. The last list stays until the next one is there. */
export function usePageList(filter: BrowserFilter, sort: BrowserSort) {
  const query = browserQuery(filter, sort);
  const question = JSON.stringify(query);
  const [seen, setSeen] = useState<{ question: string; parts: readonly number[] }>({ question, parts: [] });
  const load = (page: number) => ask('page/find', { ...query, page, size: SIZE });
  const first = useQuery({
    queryKey: ['pages', question, 1],
    queryFn: () => load(1),
    placeholderData: keepPreviousData,
  });
  const parts = seen.question === question ? seen.parts : [];
  const rest = useQueries({
    queries: parts.map((page) => ({ queryKey: ['pages', question, page], queryFn: () => load(page) })),
  });
  const total = first.data?.total ?? 0;

  function pageAt(index: number): ListedPage | undefined {
    const part = Math.floor(index / SIZE) + 1;
    const data = part === 1 ? first.data : rest[parts.indexOf(part)]?.data;
    return data?.pages[index % SIZE];
  }

  /** Loads what is in view. */
  function show(from: number, to: number) {
    const wanted = partsBetween(from, Math.min(to, total - 1)).filter((part) => part > 1 && !parts.includes(part));
    if (wanted.length > 0) setSeen({ question, parts: [...parts, ...wanted] });
  }

  function rowAt(index: number): BrowserRow {
    const page = pageAt(index);
    return page ? { kind: 'page', page, level: 1, below: 0, isExpanded: false } : { kind: 'loading', level: 1 };
  }

  return { first, total, rowAt, show, isBusy: first.isPlaceholderData };
}

function partsBetween(from: number, to: number): number[] {
  const first = Math.floor(from / SIZE) + 1;
  return Array.from({ length: Math.max(0, Math.floor(to / SIZE) + 2 - first) }, (_, index) => first + index);
}
