import { expect, test } from 'vitest';
import { stepInGrid } from './step-in-grid.ts';

/** Two rows of three, and one more: 0 1 2 / 3 4 5 / 6 */
const boxes = [0, 1, 2, 3, 4, 5, 6].map((index) => ({ left: (index % 3) * 100, top: Math.floor(index / 3) * 50 }));

test('stepInGrid() walks through rows and columns, and goes on at the other end', () => {
  expect(stepInGrid(boxes, 1, 'ArrowRight')).toBe(2);
  expect(stepInGrid(boxes, 2, 'ArrowRight')).toBe(3);
  expect(stepInGrid(boxes, 0, 'ArrowLeft')).toBe(6);
  expect(stepInGrid(boxes, 1, 'ArrowDown')).toBe(4);
  expect(stepInGrid(boxes, 5, 'ArrowDown')).toBe(6);
  expect(stepInGrid(boxes, 6, 'ArrowDown')).toBe(0);
  expect(stepInGrid(boxes, 1, 'ArrowUp')).toBe(6);
  expect(stepInGrid([], 0, 'ArrowUp')).toBe(-1);
});
