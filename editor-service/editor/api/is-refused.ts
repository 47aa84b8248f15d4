import { CallFailed } from './client.ts';

/** True when a call failed because of who made it: it is refused the next time, too. */
export const isRefused = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 403;
