import { editorLocale, t } from '../words/t.ts';

const TIME = new Intl.DateTimeFormat(editorLocale, { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(editorLocale, { day: 'numeric', month: 'short', year: 'numeric' });

/** The time of the day, in the reader's time zone: `12:04`. */
export const clockTime = (at: Date): string => TIME.format(at);

/** The day, in the reader's time zone: `22 Nov 2026`. */
export const day = (at: Date): string => DAY.format(at);

const isToday = (at: Date, now: Date) => day(at) === day(now);
const today = (at: Date) => t('today {time}', { time: clockTime(at) });

/** When something happened, for readers in their own time zone: `today 12:42`, `22 Nov 2026`; empty when it has not. */
export function whenItWas(iso: string | undefined, now = new Date()): string {
  if (!iso) return '';
  const at = new Date(iso);
  return isToday(at, now) ? today(at) : day(at);
}

/** The same with the time on every day: `22 Nov 2026, 12:42`. */
export function dateAndTime(iso: string | undefined, now = new Date()): string {
  if (!iso) return '';
  const at = new Date(iso);
  return isToday(at, now) ? today(at) : `${day(at)}, ${clockTime(at)}`;
}
