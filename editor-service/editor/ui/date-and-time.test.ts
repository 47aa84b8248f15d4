import { expect, test } from 'vitest';
import { dateAndTime } from './date-and-time.ts';

const NOW = new Date(2026, 10, 23, 15, 0);
const at = (...parts: [number, number, number, number, number]) => dateAndTime(new Date(...parts).toISOString(), NOW);

test('dateAndTime() names today and yesterday, and other days by their date', () => {
  expect(at(2026, 10, 23, 12, 42)).toBe('today 12:42');
  expect(at(2026, 10, 22, 9, 5)).toBe('yesterday 09:05');
  expect(at(2026, 10, 21, 23, 59)).toBe('21 Nov 2026, 23:59');
  expect(at(2025, 10, 23, 12, 42)).toBe('23 Nov 2025, 12:42');
  expect(dateAndTime(undefined)).toBe('');
});
