const WANTED = '[data-first-focus]';

/**
 * Moves the focus to what a dialog marks with `data-first-focus` if that appears only later, because it waits for an
 * answer. The first key or press ends the wait: from then on the focus is the person's.
 */
export function focusWhenItAppears(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup || popup.querySelector(WANTED)) return undefined;
  const observer = new MutationObserver(() => {
    const wanted = popup.querySelector<HTMLElement>(WANTED);
    if (!wanted) return;
    stop();
    wanted.focus({ preventScroll: true });
  });
  const stop = () => {
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown'] as const) popup.removeEventListener(event, stop, true);
  };
  for (const event of ['keydown', 'pointerdown'] as const) popup.addEventListener(event, stop, true);
  observer.observe(popup, { childList: true, subtree: true });
  return stop;
}
