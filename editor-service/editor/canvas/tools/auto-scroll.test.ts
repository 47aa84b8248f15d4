import { expect, test } from 'vitest';
import { scrollStep } from './auto-scroll.ts';

test('scrollStep() is faster the nearer the edge, and nothing in between', () => {
  expect(scrollStep(400, 800)).toBe(0);
  expect(scrollStep(95, 800)).toBe(-1);
  expect(scrollStep(0, 800)).toBe(-22);
  expect(scrollStep(-50, 800)).toBe(-22);
  expect(scrollStep(800, 800)).toBe(22);
  expect(scrollStep(50, 100), 'there is a quiet middle in a low window').toBe(0);
});
