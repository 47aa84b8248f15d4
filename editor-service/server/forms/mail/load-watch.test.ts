import { setTimeout as rest } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadWatch } from './mail-worker.ts';

test('createLoadWatch() distinguishes a busy thread from an idle one', async () => {
  await rest(1); // Time before the first turn of the event loop is not counted.
  const isBusy = createLoadWatch();
  for (const end = performance.now() + 50; performance.now() < end; );
  expect(isBusy()).toBe(true);
  // A machine that runs other programs makes a resting thread look busy now and then.
  await expect.poll(isBusy, { interval: 100, timeout: 10_000 }).toBe(false);
});
