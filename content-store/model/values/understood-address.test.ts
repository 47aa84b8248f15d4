import { describe, expect, test } from 'vitest';
import { isSafeHref } from './link.ts';
import { understoodAddress } from './understood-address.ts';

const OWN = ['https://example.net', 'http://localhost:4321', 'https://edit.example.net'];

const UNDERSTOOD: [typed: string, kind: string, href: string][] = [
  ['www.example.org', 'web', 'https://www.example.org'],
  ['example.com', 'web', 'https://example.com'],
  ['example.com/a?b=c#d', 'web', 'https://example.com/a?b=c#d'],
  ['Example.co.uk:8080', 'web', 'https://Example.co.uk:8080'],
  ['münchen.de', 'web', 'https://münchen.de'],
  ['https://example.org/x', 'web', 'https://example.org/x'],
  ['http://10.0.0.1', 'web', 'http://10.0.0.1'],
  ['//cdn.example.org/a', 'web', 'https://cdn.example.org/a'],
  ['  https://example.org ', 'web', 'https://example.org'],
  ['me@example.org', 'email', 'mailto:me@example.org'],
  ['mailto:me@example.org?subject=Hi', 'email', 'mailto:me@example.org?subject=Hi'],
  ['0412 345 678', 'telephone', 'tel:0412345678'],
  ['+61 (3) 9123-4567', 'telephone', 'tel:+61391234567'],
  ['13 11 14', 'telephone', 'tel:131114'],
  ['tel:000', 'telephone', 'tel:000'],
  ['#part', 'anchor', '#part'],
  ['/', 'page', '/'],
  ['/about', 'page', '/about'],
  ['/about/', 'page', '/about'],
  ['about?x=1#y', 'page', '/about?x=1#y'],
  ['about/us', 'page', '/about/us'],
  ['../about', 'page', '/about'],
  ['/%E6%97%A5%E6%9C%AC/?x=%C3%BC', 'page', '/日本?x=%C3%BC'],
  ['о-нас#%C3%BC', 'page', '/о-нас#%C3%BC'],
  ['https://example.net/ガイド', 'page', '/ガイド'],
  ['/%E2%80%AE%20%FF', 'page', '/%E2%80%AE%20%FF'],
  ['report.pdf', 'page', '/report.pdf'],
  ['2026', 'page', '/2026'],
  ['2026-11-23', 'page', '/2026-11-23'],
  ['/_files/f1/Plan.pdf', 'file', '/_files/f1/Plan.pdf'],
  ['_files/f1/Plan.pdf', 'file', '/_files/f1/Plan.pdf'],
  ['https://example.net', 'page', '/'],
  ['https://example.net/about#team', 'page', '/about#team'],
  ['example.net/about', 'page', '/about'],
  ['http://EXAMPLE.net?x=1', 'page', '/?x=1'],
  ['https://edit.example.net/about', 'page', '/about'],
  ['localhost:4321/about', 'page', '/about'],
  ['https://example.net/_files/f1/Plan.pdf', 'file', '/_files/f1/Plan.pdf'],
];

describe('understoodAddress()', () => {
  test.each(UNDERSTOOD)('understands %j as %s %s', (typed, kind, href) => {
    expect(understoodAddress(typed, OWN)).toEqual({ kind, href });
    expect(isSafeHref(href)).toBe(true);
    expect(understoodAddress(href, OWN), 'an understood address stays as it is').toEqual({ kind, href });
  });

  test.each([
    '',
    'our open day',
    '#two words',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'mailto:',
    'mailto:nobody',
    'tel:',
    'https://',
    'https://ada:secret@example.org',
    '/\\evil.example',
    'https://example.org/a b',
    `/${'a'.repeat(2000)}`,
  ])('does not take %j for an address', (typed) => {
    expect(understoodAddress(typed, OWN)).toBeNull();
  });
});
