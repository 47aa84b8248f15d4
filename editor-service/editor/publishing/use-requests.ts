import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';

/** The requests to publish of this site: those this person can answer, and their own with what became of them. */
export function useRequests() {
  return useQuery({ queryKey: ['requests'], queryFn: () => ask('request/list', {}) });
}
