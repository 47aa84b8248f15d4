import { expect, test } from 'vitest';
import { lastKnown } from './last-known.ts';

test('lastKnown() answers anew each time, and as last when that fails', async () => {
  let next = () => Promise.resolve('first');
  const ask = lastKnown(() => next());
  expect(await ask()).toBe('first');
  next = () => Promise.reject(new Error('away'));
  expect(await ask()).toBe('first');
  next = () => Promise.resolve('second');
  expect(await ask()).toBe('second');
});

test('lastKnown() waits for a silent source once, not each time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let next = Promise.resolve('first');
  let asked = 0;
  const ask = lastKnown(() => {
    asked += 1;
    return next;
  });
  await ask();
  next = promise;
  expect(await ask()).toBe('first');
  for (let count = 0; count < 100; count += 1) expect(await ask()).toBe('first');
  expect(asked).toBe(2);
  resolve('second');
  await promise;
  await expect.poll(ask).toBe('second');
});

test('lastKnown() fails when nothing was ever known', async () => {
  await expect(lastKnown(() => Promise.reject(new Error('away')))()).rejects.toThrow('away');
});
