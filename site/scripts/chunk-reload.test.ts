import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './chunk-reload.ts';

describe('reloadOnMissingChunk()', () => {
  const reload = vi.fn();
  let page: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    const stored = new Map<string, string>();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
    reloadOnMissingChunk();
  });

  afterEach(() => {
    reload.mockClear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const happens = (type: string, facts: object = {}) => page.dispatchEvent(Object.assign(new Event(type), facts));
  const importFails = () =>
    happens('unhandledrejection', { reason: new TypeError('Importing a module script failed.') });

  it('reloads the page once when code is missing, and again after a minute', () => {
    happens('vite:preloadError');
    importFails();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    happens('astro:hydration-error');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves a page alone that is being left, and one whose scripts fail otherwise', () => {
    happens('unhandledrejection', { reason: new TypeError('x is undefined') });
    happens('beforeunload');
    importFails();
    expect(reload).not.toHaveBeenCalled();
  });
});
