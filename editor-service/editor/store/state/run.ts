import { type Command, patchesOf } from '../commands/command.ts';
import { applyPatches, type Patch } from '../documents/patch.ts';
import type { EditorStore } from './editor-state.ts';
import { recorded, type Step } from './history.ts';

/**
 * Executes a command; `isTyped` when the page already shows its result. False when it changes nothing. Throws
 * Refused when a rule forbids it.
 */
export function run(store: EditorStore, command: Command, at = Date.now(), isTyped = false): boolean {
  const { documents } = store.getState();
  return documents !== null && replay(store, patchesOf(documents, command), at, isTyped);
}

/** Applies patches as one undo step. False when there are none. */
export function replay(store: EditorStore, patches: readonly Patch[], at = Date.now(), isTyped = false): boolean {
  const { documents, history } = store.getState();
  if (!documents || patches.length === 0) return false;
  const after = applyPatches(documents, patches);
  const step: Step = { patches, inverse: after.inverse, at };
  const { replaces, ...recording } = recorded(history, step);
  store.setState({ documents: after.documents, ...recording, change: { patches, at, replaces, isTyped } });
  return true;
}

/** Undoes the last step, or redoes the one that was undone last. False when there is none. */
export function retrace(store: EditorStore, direction: 'undo' | 'redo', at = Date.now()): boolean {
  const { documents, history } = store.getState();
  const { done, undone } = history;
  const isUndo = direction === 'undo';
  const step = (isUndo ? done : undone).at(-1);
  if (!documents || !step) return false;
  const patches = isUndo ? step.inverse : step.patches;
  store.setState({
    documents: applyPatches(documents, patches).documents,
    history: isUndo
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) },
    change: { patches, at, replaces: false, isTyped: false },
  });
  return true;
}

/** Ends the last undo step, before and after a separate step such as a paste. */
export function closeStep(store: EditorStore): void {
  store.setState(({ history }) => ({ history: { ...history, isClosed: true } }));
}
