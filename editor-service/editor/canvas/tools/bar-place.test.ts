import { expect, test } from 'vitest';
import { barTop } from './bar-place.ts';

const PLACE = { top: 200, height: 300, left: 0, width: 800, scrolled: 0, pageWidth: 1440 };

test('barTop() is above the block, also of a toolbar enlarged because the page is scaled down', () => {
  expect(barTop(PLACE)).toBe(160);
  expect(barTop(PLACE, 2)).toBe(120);
});

test('barTop() stays in sight, and inside its block', () => {
  expect(barTop({ ...PLACE, scrolled: 300 }, 2)).toBe(304);
  expect(barTop({ ...PLACE, scrolled: 490 }, 2)).toBe(420);
  expect(barTop({ ...PLACE, top: 60 }, 2)).toBe(364);
});
