/** Buttons that the browser itself acts on. */
const NATIVE = '[commandfor], [popovertarget]';

/**
 * Keeps the last button of `island` that a person pressed, or pressed an arrow key on, before the island responds. The
 * answer does it, once, and stops keeping.
 */
export function keepFirstAction(island: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  let key = '';

  const keep = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const arrow = event instanceof KeyboardEvent ? event.key : '';
    if (arrow && !arrow.startsWith('Arrow')) return;
    const target = event.target as Element;
    const button = target.closest('astro-island') === island ? target.closest<HTMLElement>('button') : null;
    if (!button || button.matches(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed) pressed.ariaBusy = null;
    pressed = button;
    pressed.ariaBusy = 'true';
    key = arrow;
  };
  for (const type of ['click', 'keydown'] as const) document.addEventListener(type, keep, true);

  return () => {
    for (const type of ['click', 'keydown'] as const) document.removeEventListener(type, keep, true);
    if (!pressed) return;
    pressed.ariaBusy = null;
    // React hydrates an island at once when such an event arrives in it.
    if (key) pressed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else pressed.click();
  };
}
