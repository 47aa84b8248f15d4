import { expect, test } from 'vitest';
import { filled, fixedTexts } from './fixed-texts.ts';

test('fixedTexts() returns the built-in texts where a site folder has none', () => {
  expect(fixedTexts('card', { readMore: 'Read More' })).toEqual({ readMore: 'Read More' });
});

test('filled() replaces known placeholders and leaves unknown ones', () => {
  expect(filled('{count} of {total}', { count: 3 })).toBe('3 of {total}');
});
