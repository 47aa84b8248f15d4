import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => vi.unstubAllGlobals());

const work = vi.fn<() => void>();

it('whenIdle() waits for the browser to be idle, and can be cancelled', () => {
  const [request, cancel] = [vi.fn(() => 7), vi.fn()];
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  whenIdle(work, 100)();
  expect(request).toHaveBeenCalledWith(work, { timeout: 100 });
  expect(cancel).toHaveBeenCalledWith(7);
});

it('whenIdle() runs the work after the waiting tasks in a browser without idle callbacks', async () => {
  whenIdle(work, 100)();
  const done = new Promise<void>((resolve) => whenIdle(resolve, 100));
  expect(work).not.toHaveBeenCalled();
  await done;
  expect(work).not.toHaveBeenCalled();
});
