import { expect, test } from 'vitest';
import { clampedWidth, widthStep } from './canvas-width.ts';

test('clampedWidth() rounds to whole pixels within the limits', () => {
  expect(clampedWidth(100)).toBe(320);
  expect(clampedWidth(640.4)).toBe(640);
  expect(clampedWidth(9999)).toBe(2560);
});

test('widthStep() handles arrow keys, with larger steps for Shift', () => {
  expect(widthStep('ArrowRight', false)).toBe(10);
  expect(widthStep('ArrowLeft', true)).toBe(-50);
  expect(widthStep('Enter', false)).toBeNull();
});
