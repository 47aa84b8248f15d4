import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { createLog } from './log.ts';
import { whenDue } from './when-due.ts';

async function counted() {
  const db = await temporaryDatabase();
  let rounds = 0;
  const work = async () => {
    rounds += 1;
  };
  const about = {
    db,
    log: createLog('silent'),
    now: () => new Date(),
    name: 'the work',
    nextAt: async () => undefined,
  };
  const loop = whenDue({ ...about, work });
  loop.wake();
  await nextTurn(); // nothing is done yet
  loop.start();
  await nextTurn(); // the first round is over
  return { ...loop, rounds: () => rounds };
}

it('whenDue() works at the start and when it is woken', async () => {
  const { wake, close, rounds } = await counted();
  wake();
  await nextTurn();
  expect(rounds()).toBe(2);
  await close();
});

it('whenDue() begins nothing after it was closed, even if it was woken just before', async () => {
  const { wake, close, rounds } = await counted();
  wake();
  await close();
  await nextTurn();
  expect(rounds()).toBe(1);
});
