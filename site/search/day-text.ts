import { withDigits } from '../texts/with-digits.ts';

let known: { language: string; format: Intl.DateTimeFormat } | undefined;

/** Browsers take 20 ms to make the first formatter: done while the visitor is typing. */
export function prepareDays(language: string): Intl.DateTimeFormat {
  if (known?.language !== language) {
    known = { language, format: new Intl.DateTimeFormat(withDigits(language), { dateStyle: 'long', timeZone: 'UTC' }) };
  }
  return known.format;
}

/** A day in the page's language, wherever the visitor is. (`date-text.ts` would bring zod to this page.) */
export const dayText = (day: string, language: string): string => prepareDays(language).format(new Date(day));
