import type { Plural } from '../words/catalogue.ts';
import { withDigits } from './with-digits.ts';

/** Placeholders and their values; a text that counts has its form of the plural by `count`. */
type Values = Readonly<Record<string, string | number>>;

/** Replaces placeholders in braces, numbers as the language writes them: `{count} items` → `1,234 items`. */
export function filled(text: string | Plural, values: Values, language: string): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(values.count), language);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? numberText(value, language) : value;
  });
}

const formOf = (text: Plural, count: number, language: string): string =>
  text[new Intl.PluralRules(language).select(count)] ?? text.other;

/** A number as a language writes it. */
export const numberText = (value: number, language: string): string =>
  new Intl.NumberFormat(withDigits(language)).format(value);
