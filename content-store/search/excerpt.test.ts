import { describe, expect, test } from 'vitest';
import { excerpt, marked } from './excerpt.ts';
import { japanese } from './languages/pairs.ts';

const shown = (text: string, ...words: string[]) =>
  excerpt(text, words)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

const FILLER = 'Reeds and rushes grow by the water. '.repeat(10);

describe('excerpt()', () => {
  test('returns a short text completely', () => {
    expect(shown('Tides rise. No tide is late.', 'tide')).toBe('[Tides] rise. No [tide] is late.');
    expect(shown('', 'tide')).toBe('');
  });

  test('begins near the place with the most words', () => {
    const text = `A tide. ${FILLER}Here a tide meets a river. ${FILLER}`;
    const part = shown(text, 'tide', 'river');
    expect(part).toMatch(/^… .*Here a \[tide\] meets a \[river\]\..* …$/);
    expect(part.length).toBeLessThan(230);
  });

  test('returns the beginning of a text without matches, cut between words', () => {
    expect(shown(FILLER, 'zebra')).toMatch(/^Reeds and rushes.*\w \u2026$/);
  });

  test('returns the beginning of a long text that consists of matches', () => {
    expect(shown('tide '.repeat(4000), 'tide')).toMatch(/^(\[tide\] )+…$/);
  });

  test('cuts a text without spaces', () => {
    expect(shown('x'.repeat(1000), 'zebra')).toBe(`${'x'.repeat(200)} …`);
  });
});

test('marked() marks words with accents and apostrophes at their positions', () => {
  expect(marked('L’Élan n’est pas', ['elan'])).toEqual([{ text: 'L’Élan n’est pas', isMatch: false }]);
  expect(marked('Élan, élans!', ['elan'])).toEqual([
    { text: 'Élan', isMatch: true },
    { text: ', ', isMatch: false },
    { text: 'élans', isMatch: true },
    { text: '!', isMatch: false },
  ]);
});

test('excerpt() of a text without spaces begins some characters before a match, and marks overlapping pairs as one', () => {
  const text = `${'港に船が着く。'.repeat(30)}東京都の人口。${'港に船が着く。'.repeat(30)}`;
  const pieces = excerpt(text, ['東京', '京都'], japanese);
  expect(pieces.map(({ text: piece }) => piece.length)).toEqual([2, 60, 3, 137, 2]);
  expect(pieces[2]).toEqual({ text: '東京都', isMatch: true });
});
