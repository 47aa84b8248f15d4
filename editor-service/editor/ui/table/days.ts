import { endOfDay, parseISO, startOfDay } from 'date-fns';

/** Two days as `2026-03-31`; an empty one is open. */
export interface Days {
  from: string;
  to: string;
}

export const ANY_DAYS: Days = { from: '', to: '' };

/** True when the first day is not after the last. */
export function isRange({ from, to }: Days): boolean {
  return from === '' || to === '' || from <= to;
}

/** True when the first day is after the last and both are complete: a year that starts with 0 is still being typed. */
export function isReversed(days: Days): boolean {
  return !isRange(days) && !days.from.startsWith('0') && !days.to.startsWith('0');
}

/** The first and the last moment of the days in the reader's time zone, as ISO 8601 UTC. */
export function momentsOf({ from, to }: Days): { from?: string; to?: string } {
  return {
    ...(from && { from: startOfDay(parseISO(from)).toISOString() }),
    ...(to && { to: endOfDay(parseISO(to)).toISOString() }),
  };
}
