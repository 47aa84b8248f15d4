import { setTimeout as rest } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadWatch } from './load-watch.ts';

test('createLoadWatch() distinguishes a busy thread from an idle one', async () => {
  await rest(1); // Time before the first turn of the event loop is not counted.
  const isBusy = createLoadWatch();
  for (const end = performance.now() + 50; performance.now() < end; );
  expect(isBusy()).toBe(true);
  await rest(200);
  expect(isBusy()).toBe(false);
});
