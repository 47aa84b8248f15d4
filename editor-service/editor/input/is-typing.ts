/** True inside form controls and editable text, where keys and the clipboard are left to the browser. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
