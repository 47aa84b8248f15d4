import { expect, test } from 'vitest';
import { isPastMiddle, nearestBox, standBeside } from './drop-place.ts';

function box(left: number, top: number, width: number, height: number) {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

test('nearestBox() returns the box around a point, or else the nearest', () => {
  const boxes = [box(0, 0, 100, 50), box(0, 80, 100, 50), box(200, 0, 50, 130)];
  expect(nearestBox(boxes, 10, 10)).toBe(0);
  expect(nearestBox(boxes, 10, 70)).toBe(1);
  expect(nearestBox(boxes, 170, 70)).toBe(2);
  expect(nearestBox([], 0, 0)).toBe(-1);
});

test('standBeside() distinguishes columns from rows, also with unequal heights', () => {
  expect(standBeside(box(0, 0, 100, 50), box(100, 0, 100, 500))).toBe(true);
  expect(standBeside(box(0, 0, 100, 50), box(0, 50, 100, 50))).toBe(false);
  expect(standBeside(box(0, 0, 100, 50), box(100, 40, 100, 50))).toBe(false);
});

test('isPastMiddle() follows the direction of reading', () => {
  const [near, far] = [
    { x: 10, y: 10 },
    { x: 90, y: 40 },
  ];
  const past = (flow: 'down' | 'left' | 'right') =>
    [near, far].map((point) => isPastMiddle(box(0, 0, 100, 50), point, flow));
  expect([past('down'), past('right'), past('left')]).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});
