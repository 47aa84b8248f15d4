import { expect, test } from 'vitest';
import { menuStep } from './menu-step.ts';

const LABELS = ['Publish…', 'What changed', 'Unpublish…', 'Delete…'];

test('menuStep() goes round with the arrow keys', () => {
  expect(menuStep('ArrowDown', LABELS, 0)).toBe(1);
  expect(menuStep('ArrowDown', LABELS, 3)).toBe(0);
  expect(menuStep('ArrowUp', LABELS, 0)).toBe(3);
  expect(menuStep('ArrowUp', LABELS, -1)).toBe(3);
});

test('menuStep() goes to the ends, and to the next item that begins with a letter', () => {
  expect(menuStep('Home', LABELS, 2)).toBe(0);
  expect(menuStep('End', LABELS, 0)).toBe(3);
  expect(menuStep('d', LABELS, 0)).toBe(3);
  expect(menuStep('p', LABELS, 0)).toBe(0);
  expect(menuStep('U', LABELS, 3)).toBe(2);
});

test('menuStep() leaves other keys, and an empty menu, alone', () => {
  expect(menuStep('z', LABELS, 0)).toBeNull();
  expect(menuStep('Enter', LABELS, 0)).toBeNull();
  expect(menuStep(' ', LABELS, 0)).toBeNull();
  expect(menuStep('ArrowDown', [], -1)).toBeNull();
});
