import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** What is stored of this site under a name, which is also the query key; all tabs of a dialog share it. */
export function useStored<Data>(name: string, load: () => Promise<Data>): UseQueryResult<Data> {
  return useQuery({
    queryKey: [name],
    queryFn: load,
    // A draft starts from the answer: a refetch would change what it is compared with.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
