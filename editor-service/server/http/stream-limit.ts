import { AppError } from '#content-store/model/error.ts';

/** Far more than one person has windows open. */
const MOST_PER_USER = 20;

/** Counts the open streams of each user. */
export function createStreamLimit() {
  const counts = new Map<string, number>();
  return {
    /** Counts one more, until the returned function is called. Throws `too-many` over the limit. */
    open: (userId: string): (() => void) => {
      const count = counts.get(userId) ?? 0;
      if (count >= MOST_PER_USER)
        throw new AppError('too-many', 'Too many windows are open, please close some of them');
      counts.set(userId, count + 1);
      return () => {
        const left = (counts.get(userId) ?? 1) - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
    },
  };
}
