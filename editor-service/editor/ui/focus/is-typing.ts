/** True inside form controls and editable text, where keys and the clipboard are left to the browser. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && takesKeys(target);
}

/** The same for an element that may be another document's. */
export const takesKeys = (element: Element): boolean =>
  element.closest('input, textarea, select, [contenteditable]') !== null;
