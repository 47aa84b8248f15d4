import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Role } from '#content-store/model/people/role.ts';
import { ask } from '../api/client.ts';

/** All roles, by name. */
export function useRoles(): UseQueryResult<Role[]> {
  return useQuery({ queryKey: ['roles'], queryFn: async () => (await ask('roles/list', {})).roles });
}
