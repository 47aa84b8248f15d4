import { expect, test } from 'vitest';
import { plainDescription } from './card-texts.ts';

test.each([
  ['<p>soup for all</p>', 'Soup for all. '],
  ['Soup?', 'Soup? '],
  ['مرق للجميع؟', 'مرق للجميع؟ '],
  ['مرق للجميع', 'مرق للجميع. '],
  ['みんなのスープ。', 'みんなのスープ。 '],
  ['みんなのスープ', 'みんなのスープ '],
  ['सबके लिए सूप।', 'सबके लिए सूप। '],
  ['ซุปสำหรับทุกคน', 'ซุปสำหรับทุกคน '],
  ['', ''],
])('plainDescription() ends %s as its script does', (description, expected) => {
  expect(plainDescription(description)).toBe(expected);
});
