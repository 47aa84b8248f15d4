import { expect, test } from 'vitest';
import { scrollStep } from './drag-blocks.ts';

test('scrollStep() grows towards the edges and is 0 between them', () => {
  expect(scrollStep(400, 800)).toBe(0);
  expect(scrollStep(95, 800)).toBe(-1);
  expect(scrollStep(0, 800)).toBe(-22);
  expect(scrollStep(-50, 800)).toBe(-22);
  expect(scrollStep(800, 800)).toBe(22);
  expect(scrollStep(50, 100), 'even a low window has a middle that does not scroll').toBe(0);
});
