import type { EditorState } from '../../store/state/editor-state.ts';
import type { ReadableStore } from '../../store/state/editor-store.ts';
import type { Listen } from '../../store/state/views-of.ts';
import { changesOf } from './changes-of.ts';

/** True when two states differ for a block. */
type Differs = (last: EditorState, now: EditorState, key: string) => boolean;

type OfBlock = (key: string) => Listen;

const known = new WeakMap<ReadableStore, Map<Differs, OfBlock>>();

/**
 * Subscribes to the changes of one block. Of hundreds of blocks, only those for which `differs` holds are notified;
 * `part` is the part of the state that it reads. Keep `differs` the same function.
 */
export function changesOfBlock(store: ReadableStore, part: keyof EditorState, differs: Differs): OfBlock {
  const kinds = known.get(store) ?? new Map<Differs, OfBlock>();
  known.set(store, kinds);
  const ofBlock = kinds.get(differs) ?? listeningByKey(store, part, differs);
  kinds.set(differs, ofBlock);
  return ofBlock;
}

function listeningByKey(store: ReadableStore, part: keyof EditorState, differs: Differs): OfBlock {
  const listeners = new Map<string, Set<() => void>>();
  let last = store.getState();
  let stop: (() => void) | null = null;

  function hear() {
    const [before, now] = [last, store.getState()];
    last = now;
    for (const [key, those] of listeners) {
      if (differs(before, now, key)) for (const listener of those) listener();
    }
  }

  return (key) => (listener) => {
    if (listeners.size === 0) {
      last = store.getState();
      stop = changesOf(store, part)(hear);
    }
    const those = listeners.get(key) ?? new Set();
    listeners.set(key, those.add(listener));
    return () => {
      those.delete(listener);
      if (those.size === 0) listeners.delete(key);
      if (listeners.size === 0) stop?.();
    };
  };
}
