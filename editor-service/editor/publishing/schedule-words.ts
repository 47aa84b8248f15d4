import type { Schedule } from '#content-store/model/entities/schedule.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day in words: `Mon 30 Nov`. */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00Z`)).replace(',', '');

/** When a schedule is due, as a clock in its time zone shows it: `Mon 30 Nov, 09:00`. */
export const dayAndTimeOf = ({ day, time }: Pick<Schedule, 'day' | 'time'>): string => `${dayInWords(day)}, ${time}`;

/** What became of a schedule, in a word or two. */
export const STATE_NAMES: Record<Schedule['state'], string> = {
  waiting: 'Waits',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
