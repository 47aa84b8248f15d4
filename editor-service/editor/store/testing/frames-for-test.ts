import { vi } from 'vitest';

/** Stubs animation frames for tests without a browser. The returned function paints a frame. */
export function stubFrames(): () => void {
  const frames = new Map<number, () => void>();
  let last = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    last += 1;
    frames.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return () => {
    for (const callback of frames.values()) callback();
    frames.clear();
    vi.advanceTimersByTime(1);
  };
}

/** Restores what `stubFrames` replaced. */
export function restoreFrames(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
