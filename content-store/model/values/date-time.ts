import { z } from 'zod';

/** Day, wall-clock time, offset and zone; everything but the day may be missing. */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})(?:\[([\w+/-]{1,64})\])?)?$/;

/**
 * A day, `2026-05-01`, or a time with its offset and perhaps its zone, `2026-05-01T14:50+10:00[Australia/Sydney]`
 * (RFC 9557); empty for none. The offset is stored, so that the moment does not depend on a time zone database.
 */
export const dateTimeSchema = z.union([
  z.literal(''),
  z
    .string()
    .regex(DATE_TIME, 'A day such as 2026-05-01, or a time such as 2026-05-01T14:50+10:00[Australia/Sydney]')
    .refine((text) => isReal(text), 'This day or time does not exist'),
]);

/** The parts of a stored day or time, as they were written. */
export interface DateTime {
  day: string;
  /** `14:50`, or empty for a whole day. */
  time: string;
  /** `+10:00` or `Z`. */
  offset: string;
  /** An IANA name such as `Australia/Sydney`, or empty. */
  zone: string;
}

/** Null for an empty or unreadable text. */
export function readDateTime(text: string | undefined): DateTime | null {
  const [, day, time = '', offset = '', zone = ''] = DATE_TIME.exec(text ?? '') ?? [];
  return day === undefined ? null : { day, time, offset, zone };
}

/** The text for `<time datetime>` and structured data, which know no zones: `2026-05-01T14:50+10:00`. */
export const machineTime = (text: string): string => text.replace(/\[.*$/, '');

/** For sorting: a time in UTC, so that zones do not matter; a day stays a day, before all its times in UTC. */
export function sortableTime(text: string): string {
  if (!readDateTime(text)?.time) return text;
  return new Date(machineTime(text)).toISOString();
}

/** True if `end` is a day or time that does not come before `start`. */
export function isAfter(start: string, end: string): boolean {
  const [from, to] = [readDateTime(start), readDateTime(end)];
  if (!from || !to) return false;
  return from.time && to.time ? sortableTime(start) <= sortableTime(end) : from.day <= to.day;
}

/** The text of a wall-clock time in a zone, with the offset that applies there at that time. */
export function zonedTime(day: string, time: string, zone: string): string {
  const wall = Date.parse(`${day}T${time}Z`);
  // The offset at the wall clock's UTC reading may be that before a change of clocks.
  const minutes = offsetAt(wall - offsetAt(wall, zone) * 60_000, zone);
  return `${day}T${time}${offsetText(minutes)}[${zone}]`;
}

/** Minutes that a zone is ahead of UTC at a moment. Throws RangeError for an unknown zone. */
export function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /([+-])(\d{2}):?(\d{2})?/.exec(name) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function offsetText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** False for the 30th of February or a quarter past 25. */
function isReal(text: string): boolean {
  const parts = readDateTime(text);
  if (!parts || Number.isNaN(Date.parse(machineTime(text)))) return false;
  return new Date(`${parts.day}T00:00:00Z`).toISOString().startsWith(parts.day);
}
