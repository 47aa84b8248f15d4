import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../api/client.ts';

/** What is wrong on the site, part after part; `refresh` starts again. */
export function useReport(months: number) {
  const query = useInfiniteQuery({
    queryKey: ['report', months],
    queryFn: ({ pageParam }) => ask('report/loadPages', { months, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const goesOn = hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const answers = data?.pages ?? [];
  return {
    lines: answers.flatMap(({ lines }) => lines),
    checked: answers.reduce((sum, { checked }) => sum + checked, 0),
    total: answers.at(-1)?.total ?? 0,
    isChecking: isFetching || goesOn,
    error: query.error,
    refresh: () => void query.refetch(),
  };
}
