import { expect, test } from 'vitest';
import { monthAfter, monthName, monthOf, weeksOf } from './month.ts';

test('weeksOf() gives whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-01');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeksOf('2027-02-01')).toHaveLength(4);
});

test('monthAfter() crosses the year', () => {
  expect([monthAfter('2026-12-01', 1), monthAfter('2026-01-01', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  expect([monthOf('2026-11-23'), monthName('2026-11-01')]).toEqual(['2026-11-01', 'November 2026']);
});
