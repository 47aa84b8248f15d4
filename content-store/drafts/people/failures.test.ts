import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { countFailure, forgetFailures, waitOf } from './failures.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-01-01T09:00:00.000Z');
const backoff = { free: 3, firstWaitMs: MINUTE, longestWaitMs: 3 * MINUTE, forgetMs: 10 * MINUTE };

test('countFailure() allows a few failures, then lengthens the wait with each', async () => {
  const db = await temporaryDatabase();
  const waits = [];
  for (let count = 1; count <= 6; count++) {
    await countFailure(db, 'anna', backoff, NOW);
    waits.push((await waitOf(db, 'anna', NOW)) / MINUTE);
  }
  expect(waits).toEqual([0, 0, 1, 2, 3, 3]);
  expect(await waitOf(db, 'ben', NOW)).toBe(0);
});

test('waitOf() returns 0 after the wait, and failures are forgotten later', async () => {
  const db = await temporaryDatabase();
  for (let count = 1; count <= 3; count++) await countFailure(db, 'anna', backoff, NOW);
  expect(await waitOf(db, 'anna', NOW + MINUTE)).toBe(0);
  await countFailure(db, 'anna', backoff, NOW + MINUTE);
  expect(await waitOf(db, 'anna', NOW + MINUTE)).toBe(2 * MINUTE);
  await countFailure(db, 'anna', backoff, NOW + 20 * MINUTE);
  expect(await waitOf(db, 'anna', NOW + 20 * MINUTE)).toBe(0);
});

test('forgetFailures() resets the count', async () => {
  const db = await temporaryDatabase();
  for (let count = 1; count <= 4; count++) await countFailure(db, 'anna', backoff, NOW);
  await forgetFailures(db, 'anna');
  expect(await waitOf(db, 'anna', NOW)).toBe(0);
});
