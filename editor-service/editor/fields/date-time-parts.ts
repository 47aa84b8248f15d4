import { zonedTime } from '#content-store/model/values/date-time.ts';
import { ownConfig } from '#site/fields/own-config.ts';

/** What the inputs of a date-time field hold; `zone` is a name, or an offset of content from elsewhere. */
export interface DateTimeParts {
  day: string;
  time: string;
  zone: string;
}

/** The text to store: nothing without a day, a day without a time, else a time in its zone. */
export function dateTimeValue({ day, time, zone }: DateTimeParts): string | undefined {
  if (day === '') return undefined;
  if (time === '') return day;
  return /^[+-]/.test(zone) ? `${day}T${time}${zone}` : zonedTime(day, time, zone);
}

/** The site's time zone, else that of the browser. */
export const defaultZone = (): string => ownConfig.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the browser knows, UTC, and the chosen one. */
export const zoneNames = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort();
