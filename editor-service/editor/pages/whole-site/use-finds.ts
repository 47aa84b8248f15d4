import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundDocument } from '../../../contract/pages-replace.ts';
import { send } from '../../api/client.ts';
import type { Search } from './chosen-finds.ts';

/** After this many matches the search waits until more are requested. */
const MOST = 1000;

export interface FindsSoFar {
  documents: readonly FoundDocument[];
  /** How many finds there are so far. */
  count: number;
  searched: number;
  isSearching: boolean;
  error: Error | null;
  /** Continues the search; null when everything was searched, or while it continues automatically. */
  more: (() => void) | null;
}

/** Searches the site, part after part. `run` counts the searches: a new one starts from the beginning. */
export function useFinds(search: Search, run: number): FindsSoFar {
  const [most, setMost] = useState(MOST);
  const query = useInfiniteQuery({
    queryKey: ['finds', search, run],
    queryFn: ({ pageParam }) => send('content/find', { ...search, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const answers = data?.pages ?? [];
  const documents = answers.flatMap((answer) => answer.documents);
  const count = documents.reduce((sum, { finds }) => sum + finds.length, 0);
  const goesOn = hasNextPage && !isFetching && !isError && count < most;

  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  return {
    ...{ documents, count },
    searched: answers.reduce((sum, answer) => sum + answer.searched, 0),
    isSearching: isFetching || goesOn,
    error: query.error,
    more: hasNextPage && !isFetching && !isError && !goesOn ? () => setMost(count + MOST) : null,
  };
}
