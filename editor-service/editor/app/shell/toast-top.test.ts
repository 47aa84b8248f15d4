import { expect, test } from 'vitest';
import { toastTop } from './toast-top.ts';

const TOASTS = { left: 520, right: 920, top: 56, bottom: 106 };

test('toastTop() is below the top bar while no text is edited, or one elsewhere', () => {
  expect(toastTop(TOASTS, null)).toBe(56);
  expect(toastTop(TOASTS, { left: 0, right: 500, top: 60, bottom: 100 })).toBe(56);
  expect(toastTop(TOASTS, { left: 600, right: 700, top: 300, bottom: 340 })).toBe(56);
});

test('toastTop() is below the text being edited when the toasts would cover it', () => {
  expect(toastTop(TOASTS, { left: 600, right: 700, top: 80, bottom: 140.4 })).toBe(148);
});

test('toastTop() keeps its place over a text that fills the window', () => {
  expect(toastTop(TOASTS, { left: 100, right: 1000, top: 60, bottom: 880 })).toBe(56);
});
