import { expect, test } from 'vitest';
import { dateTimeSchema, isAfter, machineTime, readDateTime, sortableTime, zonedTime } from './date-time.ts';

test.each([
  '',
  '2026-05-01',
  '2025-02-03T00:00:00.000Z',
  '2026-05-01T14:50+10:00',
  '2026-05-01T14:50+10:00[Australia/Sydney]',
  '2026-05-01T14:50-03:00[America/Argentina/Buenos_Aires]',
])('dateTimeSchema accepts %j', (text) => {
  expect(dateTimeSchema.parse(text)).toBe(text);
});

test.each([
  '1 May',
  '2026-02-30',
  '2026-02-30T10:00Z',
  '2026-05-01T25:00Z',
  '2026-05-01T14:50',
  '2026-05-01T14:50+10:00[<b>]',
  '2026-05-01T14:50+99:00',
])('dateTimeSchema refuses %j', (text) => {
  expect(dateTimeSchema.safeParse(text).success).toBe(false);
});

test('readDateTime() returns the parts as written', () => {
  const sydney = { day: '2026-05-01', time: '14:50', offset: '+10:00', zone: 'Australia/Sydney' };
  expect(readDateTime('2026-05-01T14:50+10:00[Australia/Sydney]')).toEqual(sydney);
  expect(readDateTime('2026-05-01')).toEqual({ day: '2026-05-01', time: '', offset: '', zone: '' });
  expect(readDateTime('')).toBeNull();
});

test('machineTime() omits the zone, which HTML and schema.org do not know', () => {
  expect(machineTime('2026-05-01T14:50+10:00[Australia/Sydney]')).toBe('2026-05-01T14:50+10:00');
});

test('sortableTime() sorts times of different zones by moment, and keeps days', () => {
  const perth = '2026-05-01T09:00+08:00[Australia/Perth]';
  const sydney = '2026-05-01T10:00+10:00[Australia/Sydney]';
  expect(sortableTime(sydney) < sortableTime(perth)).toBe(true);
  expect(sortableTime('2026-05-01')).toBe('2026-05-01');
});

test('zonedTime() knows the offset of winter, of summer and after a change of clocks', () => {
  expect(zonedTime('2026-06-18', '12:00', 'Australia/Melbourne')).toBe('2026-06-18T12:00+10:00[Australia/Melbourne]');
  expect(zonedTime('2026-12-18', '12:00', 'Australia/Melbourne')).toBe('2026-12-18T12:00+11:00[Australia/Melbourne]');
  expect(zonedTime('2026-03-29', '03:30', 'Europe/Berlin')).toBe('2026-03-29T03:30+02:00[Europe/Berlin]');
  expect(zonedTime('2026-01-05', '09:00', 'America/St_Johns')).toBe('2026-01-05T09:00-03:30[America/St_Johns]');
  expect(zonedTime('2026-01-05', '09:00', 'UTC')).toBe('2026-01-05T09:00+00:00[UTC]');
});

test('isAfter() compares moments, or days where one has no time', () => {
  expect(isAfter('2026-05-01T10:00+10:00', '2026-05-01T09:00+08:00')).toBe(true);
  expect(isAfter('2026-05-01T10:00+10:00', '2026-05-01T09:00+10:00')).toBe(false);
  expect(isAfter('2026-05-01T10:00+10:00', '2026-05-01')).toBe(true);
  expect(isAfter('2026-05-01', '')).toBe(false);
});
