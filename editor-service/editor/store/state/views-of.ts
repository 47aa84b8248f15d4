import { afterPaint } from './after-paint.ts';
import type { ReadableStore } from './editor-store.ts';

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
  const listeners = new Set<() => void>();
  let last: unknown;
  let stop: (() => void) | null = null;
  let cancel: (() => void) | null = null;

  function tell() {
    cancel?.();
    cancel = null;
    for (const listener of listeners) listener();
  }

  function hear() {
    const { change } = store.getState();
    const isTyped = change !== last && change?.isTyped === true;
    last = change;
    if (isTyped) cancel ??= afterPaint(tell);
    else tell();
  }

  return (listener) => {
    if (listeners.size === 0) {
      last = store.getState().change;
      stop = store.subscribe(hear);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      cancel?.();
      cancel = null;
    };
  };
}
