import type { ShellWindow } from './bridge/shell-window.ts';

/** The shell for the frame of the original: fixed documents, with what changed since the translation marked. */
export function originalShell(shell: ShellWindow): ShellWindow {
  const { documents, original, ...rest } = shell.store.getState();
  if (!documents || !original) return shell;
  const { translated, now } = original;
  const state = {
    ...{ ...rest, original, documents: { ...documents, page: now }, activeMenuItem: null, selection: null },
    comparison: { before: translated ?? now, name: '', revision: null },
  };
  return { ...shell, store: { getState: () => state, subscribe: () => () => undefined } };
}
