/** True for what letters are typed into: keys and the clipboard are the browser's there. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
