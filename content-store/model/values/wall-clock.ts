import { offsetAt } from './date-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a wall clock says, as a moment: `how` is not `plain` for a time that a change of clocks skips or repeats. */
export interface WallMoment {
  /** ISO 8601 UTC. */
  at: string;
  how: 'plain' | 'skipped' | 'repeated';
}

/**
 * The moment at which clocks in a zone show this day and time. A time that does not exist moves forward by as much as
 * the clocks do, one that exists twice is the first (RFC 5545, 3.3.5). Throws RangeError for an unknown zone.
 */
export function momentOf(day: string, time: string, zone: string): WallMoment {
  const wall = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(wall - DAY, zone);
  const moments = [...new Set([before, offsetAt(wall + DAY, zone)])]
    .map((offset) => ({ offset, moment: wall - offset * MINUTE }))
    .filter(({ offset, moment }) => offsetAt(moment, zone) === offset)
    .map(({ moment }) => moment);
  const [first = wall - before * MINUTE] = moments.sort((one, other) => one - other);
  const how = moments.length === 0 ? 'skipped' : moments.length > 1 ? 'repeated' : 'plain';
  return { at: new Date(first).toISOString(), how };
}

/** The day and time that clocks in a zone show at a moment. */
export function wallClockOf(at: string, zone: string): { day: string; time: string } {
  const moment = Date.parse(at);
  const shown = new Date(moment + offsetAt(moment, zone) * MINUTE).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** True for a zone that this machine knows, such as `Australia/Sydney`. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false; // the only way to ask (ECMA-402, 11.1.2)
  }
}
