import { expect, test } from 'vitest';
import { isSafeHref, linkSchema } from './link.ts';

test.each([
  '',
  '/about',
  '#top',
  'about/us',
  'https://example.org',
  'mailto:a@example.org',
  'tel:+61 3 1234',
  '/a?b=c:d',
])('isSafeHref() allows %j', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
])('isSafeHref() refuses %j', (href) => {
  expect(isSafeHref(href)).toBe(false);
});

test('linkSchema defaults to an empty page link', () => {
  expect(linkSchema.parse(undefined)).toEqual({ type: 'page', href: '', text: '' });
});
