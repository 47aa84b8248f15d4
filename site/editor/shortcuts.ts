export type Shortcut = 'save' | 'undo' | 'redo';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl/Cmd+S saves the page, Ctrl/Cmd+Z takes back, with Shift (or Ctrl+Y) does again; null for any other key. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Shortcut | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
