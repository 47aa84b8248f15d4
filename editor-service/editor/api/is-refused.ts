import { CallFailed } from './client.ts';

/** True when the user lacks permission for a call: a retry would fail too. */
export const isRefused = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 403;
