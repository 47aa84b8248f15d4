import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const ranges = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, list = '']) =>
  list.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  ),
);
const isIn = (letter: string) =>
  ranges.map((list) => list.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to));

test('both families have the letters of other Latin alphabets, in files that other pages do not load', () => {
  for (const letter of 'łŁěşőțŵžĀħŭẞ') expect(isIn(letter), letter).toEqual([true, true]);
  for (const letter of 'aéßñøœŒı€’–…') expect(isIn(letter), letter).toEqual([false, false]);
});
