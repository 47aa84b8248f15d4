import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../api/client.ts';
import { failedCall } from '../failed-call.ts';
import type { Workbench } from '../workbench.ts';

/**
 * Caches the service's answers for one dialog. A failed mutation is shown in a toast, a failed query in place of its
 * answer, except when the session has expired.
 */
export function createQueryClient(workbench: Workbench): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (failure) => isLoggedOut(failure) && failedCall(workbench, failure) }),
    mutationCache: new MutationCache({ onError: (failure) => failedCall(workbench, failure) }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
}

function isLoggedOut(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === 401;
}
