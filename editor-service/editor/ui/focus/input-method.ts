/**
 * Keys with which an input method composes, for example Japanese, are its own: no listener below the window hears them, so
 * that Enter chooses a word and Escape takes it back. Safari ends the composition before its last key.
 */
export function leaveToInputMethod(window: Window): void {
  let hasJustEnded = false;
  window.addEventListener('compositionend', () => {
    hasJustEnded = true;
    setTimeout(() => {
      hasJustEnded = false;
    });
  });
  window.addEventListener(
    'keydown',
    (event) => (event.isComposing || hasJustEnded) && event.stopImmediatePropagation(),
    {
      capture: true,
    },
  );
}
