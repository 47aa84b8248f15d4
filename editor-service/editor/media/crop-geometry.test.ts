import { expect, test } from 'vitest';
import { toPercent, toPixels, widestCrop } from './crop-geometry.ts';

const landscape = { width: 2400, height: 1600 };

test('widestCrop() spans the full width or height and is centred', () => {
  expect(widestCrop(1, landscape)).toEqual({
    unit: '%',
    x: expect.closeTo(16.667),
    y: 0,
    width: expect.closeTo(66.667),
    height: 100,
  });
  expect(widestCrop(3, landscape)).toEqual({ unit: '%', x: 0, y: 25, width: 100, height: 50 });
});

test('toPixels() keeps the aspect ratio of the widest crop', () => {
  expect(toPixels(widestCrop(1, landscape), landscape)).toEqual({ top: 0, left: 400, width: 1600, height: 1600 });
});

test('toPixels() reverses toPercent()', () => {
  const crop = { top: 33, left: 17, width: 1001, height: 707 };
  expect(toPixels(toPercent(crop, landscape), landscape)).toEqual(crop);
});

test('toPixels() stays inside the image', () => {
  const { left, width, top, height } = toPixels({ unit: '%', x: 99.99, y: 50, width: 10, height: 60 }, landscape);
  expect(left + width).toBeLessThanOrEqual(2400);
  expect(top + height).toBeLessThanOrEqual(1600);
  expect(width).toBeGreaterThan(0);
});
