import { expect, test } from 'vitest';
import { isRange, isReversed, momentsOf } from './days.ts';

test('isRange() accepts one day, days in order and open ends', () => {
  expect(isRange({ from: '2026-03-31', to: '2026-03-31' })).toBe(true);
  expect(isRange({ from: '2026-03-31', to: '2026-04-01' })).toBe(true);
  expect(isRange({ from: '2026-03-31', to: '' })).toBe(true);
  expect(isRange({ from: '', to: '2026-03-31' })).toBe(true);
});

test('isRange() rejects a first day after the last', () => {
  expect(isRange({ from: '2026-04-01', to: '2026-03-31' })).toBe(false);
});

test('isReversed() waits until the year is fully typed', () => {
  expect(isReversed({ from: '2026-04-01', to: '2026-03-31' })).toBe(true);
  expect(isReversed({ from: '2026-04-01', to: '2026-04-01' })).toBe(false);
  expect(isReversed({ from: '2026-04-01', to: '0202-04-30' })).toBe(false);
});

test('momentsOf() covers whole days in the time zone of the reader', () => {
  const { from = '', to = '' } = momentsOf({ from: '2026-03-31', to: '2026-03-31' });
  expect(new Date(to).getTime() - new Date(from).getTime()).toBe(24 * 3_600_000 - 1);
  expect(new Date(from).getHours()).toBe(0);
});

test('momentsOf() omits open ends', () => {
  expect(momentsOf({ from: '', to: '' })).toEqual({});
});
