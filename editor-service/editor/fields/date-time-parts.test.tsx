import { expect, test } from 'vitest';
import { dateTimeSchema } from '#content-store/model/values/date-time.ts';
import { dateTimeValue, zoneNames } from './DateTimeControl.tsx';

test.each([
  [{ day: '', time: '14:50', zone: 'Australia/Melbourne' }, undefined],
  [{ day: '2026-05-01', time: '', zone: 'Australia/Melbourne' }, '2026-05-01'],
  [{ day: '2026-05-01', time: '14:50', zone: 'Australia/Melbourne' }, '2026-05-01T14:50+10:00[Australia/Melbourne]'],
  [{ day: '2026-05-01', time: '14:50', zone: 'UTC' }, '2026-05-01T14:50+00:00[UTC]'],
  [{ day: '2026-05-01', time: '14:50', zone: '+05:30' }, '2026-05-01T14:50+05:30'],
])('dateTimeValue(%j) is a valid %j', (parts, value) => {
  expect(dateTimeValue(parts)).toBe(value);
  expect(dateTimeSchema.optional().safeParse(value).success).toBe(true);
});

test('zoneNames() offers the chosen zone even if the browser does not know it', () => {
  expect(zoneNames('+05:30')).toEqual(expect.arrayContaining(['+05:30', 'Australia/Melbourne', 'UTC']));
});
