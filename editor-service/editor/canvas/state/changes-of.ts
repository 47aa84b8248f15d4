import type { EditorState, ReadableStore } from '../../store/state/editor-state.ts';
import { type Listen, shared, viewsOf } from '../../store/state/views-of.ts';

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

/** Subscribes to the changes of one part of the state for which `differs` holds. */
export function changesIn(
  store: ReadableStore,
  part: keyof EditorState,
  differs: (last: EditorState, now: EditorState) => boolean,
): Listen {
  return (listener) => {
    let last = store.getState();
    return changesOf(
      store,
      part,
    )(() => {
      const before = last;
      last = store.getState();
      if (differs(before, last)) listener();
    });
  };
}

function listeningTo(store: ReadableStore, part: keyof EditorState): Listen {
  return shared((tell) => {
    let last = store.getState()[part];
    return viewsOf(store)(() => {
      const now = store.getState()[part];
      if (Object.is(last, now)) return;
      last = now;
      tell();
    });
  });
}
