import { expect, test } from 'vitest';
import { filled, fixedTexts } from './fixed-texts.ts';

test('fixedTexts() says what the product says where a site folder says nothing', () => {
  expect(fixedTexts('card', { readMore: 'Read More' })).toEqual({ readMore: 'Read More' });
});

test('filled() fills in what stands in braces and leaves what it does not know', () => {
  expect(filled('{count} of {total}', { count: 3 })).toBe('3 of {total}');
});
