import { expect, test } from 'vitest';
import { linksWithin } from './links-within.ts';

test.each([
  ['<a href="/">', '<a href="/_canvas/?at=7">'],
  ['<a class="x" href="/about/us/?from=top#team">', '<a class="x" href="/_canvas/about/us/?at=7#team">'],
  ['<a href="https://example.org/about">', '<a href="https://example.org/about">'],
  ['<a href="//example.org/about">', '<a href="//example.org/about">'],
  ['<a href="/_files/01/plan.pdf">', '<a href="/_files/01/plan.pdf">'],
  ['<a href="#team">', '<a href="#team">'],
  ['<link href="/about"><a data-href="/x">', '<link href="/about"><a data-href="/x">'],
])('linksWithin() of %s is %s', (link, kept) => {
  expect(linksWithin(link, 7)).toBe(kept);
});
