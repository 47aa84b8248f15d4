import { expect, test } from 'vitest';
import { isZone, momentOf, wallClockOf } from './wall-clock.ts';

test.each([
  ['an ordinary morning', '2026-11-30', '09:00', 'Australia/Sydney', '2026-11-29T22:00:00.000Z', 'plain'],
  [
    'a skipped time east of Greenwich',
    '2026-10-04',
    '02:30',
    'Australia/Sydney',
    '2026-10-03T16:30:00.000Z',
    'skipped',
  ],
  [
    'a skipped time west of Greenwich',
    '2026-03-08',
    '02:30',
    'America/New_York',
    '2026-03-08T07:30:00.000Z',
    'skipped',
  ],
  ['a skipped half hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'skipped'],
  ['a repeated time: the first', '2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z', 'repeated'],
  ['a repeated time in America', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', 'repeated'],
  ['the hour after a repeated one', '2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z', 'plain'],
  ['UTC', '2026-03-29', '01:30', 'UTC', '2026-03-29T01:30:00.000Z', 'plain'],
])('momentOf() %s', (_name, day, time, zone, at, how) => {
  expect(momentOf(day, time, zone)).toEqual({ at, how });
});

test('wallClockOf() says what clocks show then, an hour later for a skipped time', () => {
  expect(wallClockOf('2026-10-03T16:30:00.000Z', 'Australia/Sydney')).toEqual({ day: '2026-10-04', time: '03:30' });
  expect(wallClockOf('2026-11-29T22:00:00.000Z', 'Australia/Sydney')).toEqual({ day: '2026-11-30', time: '09:00' });
});

test('isZone() knows the zones of this machine', () => {
  expect([isZone('Australia/Sydney'), isZone('UTC'), isZone('Atlantis/Deep')]).toEqual([true, true, false]);
});
