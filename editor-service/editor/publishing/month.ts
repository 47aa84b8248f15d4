import dayjs from 'dayjs';

/** A month by its first day: `2026-11-01`. */
export type Month = string;

const DAY = 'YYYY-MM-DD';

/** The month of a day. */
export const monthOf = (day: string): Month => `${day.slice(0, 7)}-01`;

/** The month this many months later, or earlier. */
export const monthAfter = (month: Month, months: number): Month => dayjs(month).add(months, 'month').format(DAY);

/** The weeks that a month is part of, each from Monday to Sunday, as days. */
export function weeksOf(month: Month): string[][] {
  const first = dayjs(month);
  const before = (first.day() + 6) % 7;
  const monday = first.subtract(before, 'day');
  return Array.from({ length: Math.ceil((before + first.daysInMonth()) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => monday.add(7 * week + day, 'day').format(DAY)),
  );
}

/** `November 2026` */
export const monthName = (month: Month): string => dayjs(month).format('MMMM YYYY');
