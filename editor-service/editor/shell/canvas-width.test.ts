import { expect, test } from 'vitest';
import { clampedWidth, widthStep } from './canvas-width.ts';

test('clampedWidth() keeps to whole pixels that a page can have', () => {
  expect(clampedWidth(100)).toBe(320);
  expect(clampedWidth(640.4)).toBe(640);
  expect(clampedWidth(9999)).toBe(2560);
});

test('widthStep() goes by arrows, further with Shift', () => {
  expect(widthStep('ArrowRight', false)).toBe(10);
  expect(widthStep('ArrowLeft', true)).toBe(-50);
  expect(widthStep('Enter', false)).toBeNull();
});
