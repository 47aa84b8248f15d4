import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** What is stored of this site under a name, which is also the query key; all tabs of a dialog share it. */
export function useStored<Data>(name: string, load: () => Promise<Data>): UseQueryResult<Data> {
  return useQuery({
    queryKey: [name],
    queryFn: load,
    // A draft starts from the answer: a refetch would change what it is compared with.
    staleTime: askedOnce,
  });
}

/** How long an answer holds that no change of anything else makes stale: until it is asked for again. */
export const askedOnce = ({ state }: { state: { data: unknown } }) => (state.data === undefined ? 0 : 'static');
