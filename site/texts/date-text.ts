import { isAfter, machineTime, readDateTime } from '#content-store/model/values/date-time.ts';
import { ownConfig } from '../fields/own-config.ts';

/** A day or time for people and for `<time datetime>`. */
export interface DateText {
  text: string;
  machine: string;
}

const LANGUAGE = ownConfig.language ?? 'en';

/** In the site's language, for the wall clock as it was written: neither depends on where a page is rendered. */
const format = (options: Intl.DateTimeFormatOptions) =>
  /* @__PURE__ */ new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' });
const SHORT_DAY = /* @__PURE__ */ format({ dateStyle: 'medium' });
const DAY = /* @__PURE__ */ format({ dateStyle: 'long' });
const WEEKDAY = /* @__PURE__ */ format({ dateStyle: 'full' });
const TIME = /* @__PURE__ */ format({ timeStyle: 'short' });
const WEEKDAY_AND_TIME = /* @__PURE__ */ format({ dateStyle: 'full', timeStyle: 'short' });

/** The day of a stored time, `9 August 2025`; null without one. */
export const dayText = (value: string | undefined): DateText | null => dayIn(DAY, value);

/** The days of a span for a card: `9 Aug 2025`, and its last day if different. */
export function shortDays(start: string, end = ''): DateText[] {
  const isLonger = isAfter(start, end) && readDateTime(start)?.day !== readDateTime(end)?.day;
  return [dayIn(SHORT_DAY, start), isLonger ? dayIn(SHORT_DAY, end) : null].filter((day) => day !== null);
}

/**
 * A span with weekdays, times and the name of its zone: `Saturday 9 August 2025 at 6:00 am`, `9:30 am AEST`. Only the
 * start if the end is missing or comes before it.
 */
export function spanTexts(start: string, end = ''): DateText[] {
  const from = fullText(start);
  if (!from) return [];
  if (!isAfter(start, end)) return [withZone(from, start)];
  const isSameDay = readDateTime(start)?.day === readDateTime(end)?.day;
  const to = isSameDay ? timeText(end) : fullText(end);
  return to ? [from, withZone(to, end)] : [withZone(from, start)];
}

/** One day or time with weekday, time and zone. */
export const momentText = (value: string): DateText | null => spanTexts(value)[0] ?? null;

function dayIn(formatter: Intl.DateTimeFormat, value: string | undefined): DateText | null {
  const parts = readDateTime(value);
  return parts && { text: written(formatter, parts.day), machine: parts.day };
}

function fullText(value: string): DateText | null {
  const parts = readDateTime(value);
  if (!parts?.time) return dayIn(WEEKDAY, value);
  return { text: written(WEEKDAY_AND_TIME, parts.day, parts.time), machine: machineTime(value) };
}

function timeText(value: string): DateText | null {
  const parts = readDateTime(value);
  return parts?.time ? { text: written(TIME, parts.day, parts.time), machine: machineTime(value) } : null;
}

/** Versions of ICU differ in the kinds of narrow spaces they write. */
const written = (formatter: Intl.DateTimeFormat, day: string, time = '00:00'): string =>
  formatter.format(Date.parse(`${day}T${time}Z`)).replace(/[\u2009\u202f]/g, '\u00a0');

/** Appends the zone's short name, `AEST`, to a time. */
function withZone({ text, machine }: DateText, value: string): DateText {
  const { time = '', offset = '', zone = '' } = readDateTime(value) ?? {};
  return { text: time ? `${text} ${zoneName(machine, zone, offset)}` : text, machine };
}

function zoneName(moment: string, timeZone: string, offset: string): string {
  const fallback = offset === 'Z' ? 'UTC' : `UTC${offset}`;
  if (timeZone === '') return fallback;
  try {
    const parts = new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'short' }).formatToParts(
      new Date(moment),
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? fallback;
  } catch (error) {
    if (error instanceof RangeError) return fallback; // a zone that this program does not know
    throw error;
  }
}
