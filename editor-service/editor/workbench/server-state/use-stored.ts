import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEditor } from '../workbench-context.ts';

/** What is stored of this site under a name, which is also the query key; all tabs of a dialog share it. */
export function useStored<Data>(name: string, load: (domainId: string) => Promise<Data>): UseQueryResult<Data> {
  const domainId = useEditor((state) => state.domainId);
  return useQuery({
    queryKey: [name, domainId],
    queryFn: () => load(domainId),
    // A draft starts from the answer: a refetch would change what it is compared with.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
