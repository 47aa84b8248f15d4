import { isAfter, machineTime, readDateTime } from '#content-store/model/values/date-time.ts';
import { withDigits } from './with-digits.ts';

/** A day or time for people and for `<time datetime>`. */
export interface DateText {
  text: string;
  machine: string;
}

const STYLES = {
  shortDay: { dateStyle: 'medium' },
  day: { dateStyle: 'long' },
  weekday: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  weekdayAndTime: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, as making one takes longer than all else here. */
function formatFor(style: Style, language: string): Intl.DateTimeFormat {
  const key = `${style} ${language}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(withDigits(language), { ...STYLES[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** The day of a stored time in a language, `9 August 2025`; null without one. */
export const dayText = (value: string | undefined, language: string): DateText | null => dayIn('day', value, language);

/** A span of time as it is stored. */
interface Span {
  start: string;
  end?: string | undefined;
}

/** The days of a span for a card: `9 Aug 2025`, and its last day if different. */
export function shortDays({ start, end = '' }: Span, language: string): DateText[] {
  const isLonger = isAfter(start, end) && readDateTime(start)?.day !== readDateTime(end)?.day;
  const days = [dayIn('shortDay', start, language), isLonger ? dayIn('shortDay', end, language) : null];
  return days.filter((day) => day !== null);
}

/**
 * A span with weekdays, times and the name of its zone: `Saturday 9 August 2025 at 6:00 am`, `9:30 am AEST`. Only the
 * start if the end is missing or comes before it.
 */
export function spanTexts({ start, end = '' }: Span, language: string): DateText[] {
  const from = fullText(start, language);
  if (!from) return [];
  if (!isAfter(start, end)) return [withZone(from, start, language)];
  const isSameDay = readDateTime(start)?.day === readDateTime(end)?.day;
  const to = isSameDay ? timeIn('time', end, language) : fullText(end, language);
  return to ? [from, withZone(to, end, language)] : [withZone(from, start, language)];
}

/** One day or time with weekday, time and zone. */
export const momentText = (start: string, language: string): DateText | null =>
  spanTexts({ start }, language)[0] ?? null;

const fullText = (value: string, language: string): DateText | null =>
  timeIn('weekdayAndTime', value, language) ?? dayIn('weekday', value, language);

function dayIn(style: Style, value: string | undefined, language: string): DateText | null {
  const parts = readDateTime(value);
  return parts && { text: written(formatFor(style, language), parts.day), machine: parts.day };
}

function timeIn(style: Style, value: string, language: string): DateText | null {
  const { day = '', time } = readDateTime(value) ?? {};
  return time ? { text: written(formatFor(style, language), day, time), machine: machineTime(value) } : null;
}

/** For the wall clock as it was written, wherever a page is rendered. Versions of ICU differ in the kinds of narrow spaces. */
const written = (format: Intl.DateTimeFormat, day: string, time = '00:00'): string =>
  format.format(Date.parse(`${day}T${time}Z`)).replace(/[\u2009\u202f]/g, '\u00a0');

/** Appends the zone's short name, `AEST`, to a time. */
function withZone({ text, machine }: DateText, value: string, language: string): DateText {
  const { time = '', offset = '', zone = '' } = readDateTime(value) ?? {};
  return { text: time ? `${text} ${zoneName(machine, { zone, offset, language })}` : text, machine };
}

interface Zone {
  zone: string;
  offset: string;
  language: string;
}

function zoneName(moment: string, { zone: timeZone, offset, language }: Zone): string {
  const fallback = offset === 'Z' ? 'UTC' : `UTC${offset}`;
  if (timeZone === '') return fallback;
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts(
      new Date(moment),
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? fallback;
  } catch (error) {
    if (error instanceof RangeError) return fallback; // a zone that this program does not know
    throw error;
  }
}
