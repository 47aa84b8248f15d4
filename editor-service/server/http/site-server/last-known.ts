import { setTimeout as rest } from 'node:timers/promises';

/** Visitors wait no longer than this for an answer that they can do without. */
const MAX_MS = 500;

const TOO_LATE = Symbol('too late');

/**
 * Asks each time, and answers with what was known last when that fails or takes too long; while one answer is that late, no
 * other is waited for. Throws only before the first answer.
 */
export function lastKnown<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { value: T } | undefined;
  let late: Promise<void> | undefined;
  return async () => {
    if (last && late) return last.value;
    const asked = ask().then((value) => {
      last = { value };
      return value;
    });
    if (!last) return asked;
    const answer = asked.catch(() => TOO_LATE);
    const stop = new AbortController();
    const tooLate = rest(MAX_MS, TOO_LATE, { signal: stop.signal }).catch(() => TOO_LATE);
    const first = await Promise.race([answer, tooLate]);
    stop.abort();
    if (first !== TOO_LATE) return first as T;
    late ??= answer.then(() => {
      late = undefined;
    });
    return last.value;
  };
}
