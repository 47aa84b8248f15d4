import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import type { PayloadOf } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';

export type LibraryFilter = Omit<PayloadOf<'media/list'>, 'page' | 'limit'>;

/** Items on each page of the service's answer. */
const SIZE = 100;

/** The items of the library that match a filter, loaded page by page as they come into view. */
export function useLibrary(filter: LibraryFilter) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState<{ first: number; last: number }>({ first: 0, last: 0 });
  const first = Math.floor(seen.first / SIZE);
  const count = Math.max(1, Math.floor(seen.last / SIZE) - first + 1);
  const numbers = Array.from({ length: count }, (_, index) => first + index + 1);
  const optionsOf = (page: number) => ({
    queryKey: ['media', filter, page],
    queryFn: () => ask('media/list', { ...filter, page, limit: SIZE }),
  });
  // The first page has the total, so the grid stays while another filter is loaded.
  const start = useQuery({ ...optionsOf(1), placeholderData: keepPreviousData });
  const answers = useQueries({ queries: numbers.map(optionsOf) });
  const total = start.data?.total ?? 0;

  /** The item at an index; undefined until its page is loaded. */
  function itemAt(index: number): LibraryItem | undefined {
    const page = Math.floor(index / SIZE) + 1;
    const answer = page === 1 ? start : answers[numbers.indexOf(page)];
    return answer?.data?.items[index % SIZE];
  }

  /** The items from one index to another, loaded if necessary. */
  async function itemsBetween(one: number, other: number): Promise<LibraryItem[]> {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const pages = [];
    for (let page = Math.floor(from / SIZE) + 1; page <= Math.floor(to / SIZE) + 1; page++) {
      pages.push(queries.fetchQuery({ ...optionsOf(page), staleTime: 60_000 }));
    }
    const items = (await Promise.all(pages)).flatMap((answer) => answer.items);
    const offset = Math.floor(from / SIZE) * SIZE;
    return items.slice(from - offset, to - offset + 1);
  }

  return { start, total, itemAt, itemsBetween, setSeen };
}
