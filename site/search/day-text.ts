import { ownConfig } from '../fields/own-config.ts';

let formatter: Intl.DateTimeFormat | undefined;

/** Browsers take 20 ms to make the first formatter: done while the visitor is typing. */
export function prepareDays(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat(ownConfig.language ?? 'en', { dateStyle: 'long', timeZone: 'UTC' });
  return formatter;
}

/** A day in the site's language, wherever the visitor is. (`date-text.ts` would bring zod to this page.) */
export const dayText = (day: string): string => prepareDays().format(new Date(day));
