import { expect, test } from 'vitest';
import { dateAndTime, whenItWas } from './date-and-time.ts';

const now = new Date(2026, 10, 22, 18, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

test('whenItWas() gives the time of today and the date of other days', () => {
  expect(whenItWas(at(22, 9), now)).toBe('today 09:05');
  expect(whenItWas(at(21, 23), now)).toBe('21 Nov 2026');
  expect(whenItWas(undefined, now)).toBe('');
});

test('dateAndTime() gives the time of other days as well', () => {
  expect(dateAndTime(at(22, 12), now)).toBe('today 12:05');
  expect(dateAndTime(at(2, 8), now)).toBe('2 Nov 2026, 08:05');
  expect(dateAndTime(undefined, now)).toBe('');
});
