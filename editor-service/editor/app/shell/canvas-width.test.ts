import { expect, test } from 'vitest';
import { clampedWidth, draggedWidth, firstWidth, fittingScale, layoutWidth, widthStep } from './canvas-width.ts';

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

test('layoutWidth() of a desktop fills the window beside the menu, within the widths of desktops', () => {
  expect(layoutWidth(null, 1440)).toBe(1392);
  expect(layoutWidth(null, 800)).toBe(1200);
  expect(layoutWidth(null, 2560)).toBe(1440);
  expect(layoutWidth(700, 1440)).toBe(700);
});

test('firstWidth() shows the page as on the device', () => {
  expect([390, 820, 1440].map(firstWidth)).toEqual([390, 820, null]);
});

test('fittingScale() scales a page down to its place, and never up', () => {
  expect(fittingScale(1200, 600)).toBe(0.5);
  expect(fittingScale(390, 1000)).toBe(1);
  expect(fittingScale(390, 0)).toBe(1);
});

test('draggedWidth() follows the pointer at the scale of the page, on both sides of its middle', () => {
  expect(draggedWidth(800, 10, 1)).toBe(820);
  expect(draggedWidth(800, -10, 0.5)).toBe(760);
  expect(draggedWidth(330, -100, 1)).toBe(320);
});
