import { expect, test } from 'vitest';
import { linkedAddresses } from './links-between.ts';

test('linkedAddresses() finds links of fields and of rich text to pages of the own site, the home page among them', () => {
  const text = '<a href="/">Home</a> <a href="/news/#top">News</a> <a href="//example.org/x">Elsewhere</a>';
  const links = ['/', '/about?from=menu', '/\\example.org', 'https://example.org/y'].map((href) => ({ href }));
  expect(linkedAddresses(JSON.stringify({ text })).toSorted()).toEqual(['', 'news']);
  expect(linkedAddresses(JSON.stringify({ links })).toSorted()).toEqual(['', 'about']);
});
