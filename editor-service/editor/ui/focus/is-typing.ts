/** True inside form controls and editable text, where keys and the clipboard are left to the browser. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && takesKeys(target);
}

/** The same for an element that may belong to another document. */
export const takesKeys = (element: Element): boolean =>
  element.closest('input, textarea, select, [contenteditable]') !== null;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** Keys that begin a letter: an accent that waits for its letter, and those that an input method handles. */
const BEGINNINGS: readonly string[] = ['Dead', 'Process', 'Unidentified'];

/** True for a key that writes something. AltGr types letters on many keyboards, so it is not a shortcut. */
export function isTextKey(press: Press): boolean {
  const isShortcut = press.ctrlKey || press.metaKey || press.altKey;
  if (isShortcut && !press.getModifierState('AltGraph')) return false;
  return press.key.length === 1 || BEGINNINGS.includes(press.key);
}
