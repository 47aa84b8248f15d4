import { afterPaint } from './after-paint.ts';
import type { ReadableStore } from './editor-state.ts';

export type Listen = (listener: () => void) => () => void;

const known = new WeakMap<ReadableStore, Listen>();

/**
 * How views subscribe to changes. Text typed on the page is visible before views render: they are notified of it after
 * the paint, so that a letter waits for nothing else. Other changes, and text typed before them, notify immediately.
 */
export function viewsOf(store: ReadableStore): Listen {
  const subscribe = known.get(store) ?? patientViews(store);
  known.set(store, subscribe);
  return subscribe;
}

function patientViews(store: ReadableStore): Listen {
  return shared((tellAll) => {
    let last = store.getState().change;
    let cancel: (() => void) | null = null;

    function tell() {
      cancel?.();
      cancel = null;
      tellAll();
    }

    const stop = store.subscribe(({ change }) => {
      const isTyped = change !== last && change?.isTyped === true;
      last = change;
      if (isTyped) cancel ??= afterPaint(tell);
      else tell();
    });
    return () => {
      stop();
      cancel?.();
    };
  });
}

/** Lets many listen through one subscription, which begins with the first of them and ends after the last. */
export function shared(begin: (tell: () => void) => () => void): Listen {
  const listeners = new Set<() => void>();
  let end: (() => void) | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return (listener) => {
    if (listeners.size === 0) end = begin(tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) end?.();
    };
  };
}
