/** A month by its first day: `2026-11-01`. */
export type Month = string;

const dateOf = (day: string): Date => new Date(`${day}T00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The month of a day. */
export const monthOf = (day: string): Month => `${day.slice(0, 7)}-01`;

/** The month that is so many months later, or earlier. */
export function monthAfter(month: Month, months: number): Month {
  const date = dateOf(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date);
}

/** The weeks that a month is part of, each from Monday to Sunday, as days. */
export function weeksOf(month: Month): string[][] {
  const day = dateOf(month);
  const next = monthAfter(month, 1);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  while (dayOf(day) < next) {
    weeks.push(
      Array.from({ length: 7 }, () => {
        const shown = dayOf(day);
        day.setUTCDate(day.getUTCDate() + 1);
        return shown;
      }),
    );
  }
  return weeks;
}

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026` */
export const monthName = (month: Month): string => NAME.format(dateOf(month));
