import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test('isBlank() ignores defaults of links and pictures', () => {
  const image = { imageId: '', alt: '', caption: '' };
  expect(isBlank({ link: { type: 'page', href: '', text: '' }, image, paragraph: '<p></p>', visible: true })).toBe(
    true,
  );
  expect(isBlank({ links: [] })).toBe(true);
});

test('isBlank() finds any text, address or picture', () => {
  expect(isBlank({ image: { imageId: 'river' } })).toBe(false);
  expect(isBlank({ link: { type: 'page', href: 'about' } })).toBe(false);
  expect(isBlank({ links: [{ text: 'Go' }] })).toBe(false);
});
