import { isBehindOf } from '../store/documents/is-behind.ts';
import type { ShellWindow } from './bridge/shell-window.ts';

/** The shell for the frame of the original: fixed documents, with what changed since the translation marked until that is up to date. */
export function originalShell(shell: ShellWindow): ShellWindow {
  const { documents, original, ...rest } = shell.store.getState();
  if (!documents || !original) return shell;
  const { translated, now, frame } = original;
  const before = isBehindOf(documents.page, now) ? translated : null;
  const state = {
    ...{ ...rest, original, documents: { ...documents, ...frame, page: now }, activeMenuItem: null, selection: null },
    comparison: { before: before ?? now, name: '', revision: null },
  };
  return { ...shell, store: { getState: () => state, subscribe: () => () => undefined } };
}
