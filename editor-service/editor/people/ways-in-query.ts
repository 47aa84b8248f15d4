import { ask } from '../api/client.ts';

/** By what one logs in. */
export const waysInQuery = { queryKey: ['waysIn'], queryFn: () => ask('user/loadWaysIn', {}) };
