import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What the editor's components need of a browser and jsdom does not have. Every element has the size of a window. */
const SIZE = { width: 1000, height: 800 };

class FixedSize {
  readonly #listener: ResizeObserverCallback;

  constructor(listener: ResizeObserverCallback) {
    this.#listener = listener;
  }

  observe(target: Element) {
    const entry = { target, contentRect: SIZE } as unknown as ResizeObserverEntry;
    this.#listener([entry], this as unknown as ResizeObserver);
  }

  unobserve() {}
  disconnect() {}
}

class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const desktop = (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

// Vitest copies the globals of the window; some code asks the window of an element.
for (const one of [window, document.defaultView]) {
  Object.assign(one ?? {}, { matchMedia: desktop, ResizeObserver: FixedSize, IntersectionObserver: NothingInView });
}
const [width, height] = [SIZE.width, SIZE.height].map((value) => ({ configurable: true, get: () => value }));
Object.defineProperties(Element.prototype, { clientWidth: width, clientHeight: height } as PropertyDescriptorMap);
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations ??= () => [];
Element.prototype.checkVisibility ??= function checkVisibility() {
  return this.isConnected && this.closest('[hidden]') === null;
};
document.elementFromPoint = () => null;
URL.createObjectURL = () => 'blob:chosen';
URL.revokeObjectURL = () => {};
HTMLCanvasElement.prototype.getContext = () => null;

// Far more than any test needs: it ends a test that waits for nothing, not one on a busy machine.
configure({ asyncUtilTimeout: 50_000 });

// Each try of a query that waits would print the whole document into its error; `screen.debug()` shows it when it is wanted.
configure({ getElementError: (message) => new Error(message ?? '') });

beforeEach(() => void vi.spyOn(console, 'error'));

// React reports mistakes there: a missing key, a wrong attribute, a state set outside of a test.
afterEach(() => {
  cleanup();
  localStorage.clear();
  const errors = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(errors, 'errors in the console').toEqual([]);
});
