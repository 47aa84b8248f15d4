import { describe, expect, test } from 'vitest';
import { type LinkFinds, linkSuggestions } from './link-suggestions.ts';

const OWN = ['https://example.net'];
const NOTHING: LinkFinds = { pages: [], files: [], anchors: [] };
const found: LinkFinds = {
  pages: [
    { _id: 'p1', slug: 'open-day', title: 'Our open day', status: 'live' },
    { _id: 'p2', slug: 'open-mic', title: 'Open mic', status: 'draft' },
  ],
  files: [{ _id: 'f1', hash: 'a'.repeat(64), ext: 'pdf', name: 'Opening hours.pdf' }],
  anchors: [
    { id: 'opening', text: 'Opening hours' },
    { id: 'team', text: 'Our team' },
  ],
};
const listed = (typed: string, known = found) =>
  linkSuggestions(typed, known, OWN).map(({ value, items }) => [value, ...items.map(({ label }) => label)]);

describe('linkSuggestions()', () => {
  test('offers pages, headings of this page and files, and what can be made', () => {
    expect(listed('open')).toEqual([
      ['Pages', 'Our open day', 'Open mic'],
      ['On this page', 'Opening hours'],
      ['Files', 'Opening hours.pdf'],
      ['New', 'Create the page “open”', 'Upload a file'],
    ]);
  });

  test('says which pages are not published', () => {
    const [pages] = linkSuggestions('open', found, OWN);
    expect(pages?.items.map(({ detail }) => detail)).toEqual(['/open-day', '/open-mic · Not published yet']);
  });

  test.each([
    ['www.example.org', 'Web: https://www.example.org'],
    ['me@example.org', 'E-mail: me@example.org'],
    ['0412 345 678', 'Telephone: 0412345678'],
    ['/about', 'Page: /about'],
    ['https://example.net/about', 'Page: /about'],
    ['about?x=1#y', 'Page: /about?x=1#y'],
  ])('says back that %s is “%s”', (typed, label) => {
    expect(listed(typed, NOTHING)).toEqual([
      ['Address', label],
      ['New', 'Create a page', 'Upload a file'],
    ]);
  });

  test('shows a page once, whether it was found or its address was typed', () => {
    expect(listed('/open-day')[0]).toEqual(['Pages', 'Our open day', 'Open mic']);
  });

  test('lists all headings of this page for #', () => {
    expect(listed('#', { ...found, pages: [], files: [] })[0]).toEqual(['On this page', 'Opening hours', 'Our team']);
  });

  test('leaves out what a place does not accept', () => {
    const groups = linkSuggestions('me@example.org', found, OWN, new Set(['page', 'web']));
    expect(groups.map(({ value }) => value)).toEqual(['Pages', 'New']);
    expect(groups.at(-1)?.items.map(({ key }) => key)).toEqual(['create']);
  });
});
