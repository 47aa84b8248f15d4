import type { EditorState } from '../../store/state/editor-state.ts';
import type { ReadableStore } from '../../store/state/editor-store.ts';
import { type Listen, viewsOf } from '../../store/state/views-of.ts';

const known = new WeakMap<ReadableStore, Map<keyof EditorState, Listen>>();

/**
 * Subscribes to the changes of one part of the state. Hundreds of blocks subscribe to the documents; without this, each
 * of them would check the documents again after every selection, announcement or request.
 */
export function changesOf(store: ReadableStore, part: keyof EditorState): Listen {
  const parts = known.get(store) ?? new Map<keyof EditorState, Listen>();
  known.set(store, parts);
  const subscribe = parts.get(part) ?? listeningTo(store, part);
  parts.set(part, subscribe);
  return subscribe;
}

function listeningTo(store: ReadableStore, part: keyof EditorState): Listen {
  const listeners = new Set<() => void>();
  let last: unknown;
  let stop: (() => void) | null = null;
  const hear = () => {
    const now = store.getState()[part];
    if (Object.is(last, now)) return;
    last = now;
    for (const listener of listeners) listener();
  };
  return (listener) => {
    if (listeners.size === 0) {
      last = store.getState()[part];
      stop = viewsOf(store)(hear);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop?.();
    };
  };
}
