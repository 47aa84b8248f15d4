import { setTimeout as rest } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadWatch } from './load-watch.ts';

test('createLoadWatch() tells a thread at work from one that rests', async () => {
  await rest(1); // The time before the event loop first turned counts as none.
  const isBusy = createLoadWatch();
  for (const end = performance.now() + 50; performance.now() < end; );
  expect(isBusy()).toBe(true);
  await rest(200);
  expect(isBusy()).toBe(false);
});
