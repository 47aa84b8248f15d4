import { expect, test } from 'vitest';
import { filled } from './filled.ts';
import { withDigits } from './with-digits.ts';

test('filled() replaces known placeholders and leaves unknown ones', () => {
  expect(filled('{count} of {total}', { count: 3 }, 'en')).toBe('3 of {total}');
});

test('filled() writes numbers as the language does', () => {
  expect(filled('{count} / {query}', { count: 1234.5, query: '1234' }, 'de')).toBe('1.234,5 / 1234');
});

test('filled() does not leave the digits of Arabic without a country to the browser', () => {
  expect(new Intl.NumberFormat(withDigits('ar')).resolvedOptions().numberingSystem).toBe('latn');
  expect(filled('{count}', { count: 59 }, 'ar')).toBe('59');
  expect(filled('{count}', { count: 59 }, 'ar-EG')).toBe('٥٩');
});

test.each([
  ['en', [1, 2, 5], ['one', 'other', 'other']],
  ['pl', [1, 2, 5, 22], ['one', 'few', 'many', 'few']],
  ['ar', [0, 1, 2, 3, 11, 100], ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['ja', [0, 1], ['other', 'other']],
])('filled() chooses the form of the plural in %s', (language, counts, forms) => {
  const text = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect(counts.map((count) => filled(text, { count }, language))).toEqual(forms);
  expect(filled({ other: 'all' }, { count: 1 }, language)).toBe('all');
});
