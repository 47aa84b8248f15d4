import { type Command, patchesOf } from '../commands/command.ts';
import { applyPatches, type Patch } from '../documents/patch.ts';
import type { EditorStore } from './editor-store.ts';
import { isTypingOn, recorded, type Step } from './history.ts';

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
  const last = history.done.at(-1);
  const replaces = last !== undefined && history.undone.length === 0 && isTypingOn(last, step);
  const change = { patches, at, replaces, isTyped };
  store.setState({ documents: after.documents, history: recorded(history, step), change });
  return true;
}

/** Undoes the last step. False when there is none. */
export function undo(store: EditorStore, at = Date.now()): boolean {
  const { documents, history } = store.getState();
  const step = history.done.at(-1);
  if (!documents || !step) return false;
  store.setState({
    documents: applyPatches(documents, step.inverse).documents,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
    change: { patches: step.inverse, at, replaces: false, isTyped: false },
  });
  return true;
}

/** Redoes the step that was undone last. False when there is none. */
export function redo(store: EditorStore, at = Date.now()): boolean {
  const { documents, history } = store.getState();
  const step = history.undone.at(-1);
  if (!documents || !step) return false;
  store.setState({
    documents: applyPatches(documents, step.patches).documents,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
    change: { patches: step.patches, at, replaces: false, isTyped: false },
  });
  return true;
}
