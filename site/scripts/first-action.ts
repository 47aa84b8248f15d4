/** Buttons that the browser itself acts on. */
const NATIVE = '[commandfor], [popovertarget]';

/**
 * Keeps the last thing a person pressed before `island` responds: a button in it, an arrow key on one, or a link
 * anywhere that matches `links`. The returned function performs it, once, and stops; it returns true if the page is left.
 */
export function keepFirstAction(island: HTMLElement, links: string): (isHydrated: boolean) => boolean {
  let pressed: HTMLElement | null = null;
  let key = '';

  const keep = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const arrow = event instanceof KeyboardEvent ? event.key : '';
    if (arrow && !arrow.startsWith('Arrow')) return;
    const target = event.target as Element;
    const match = links && !arrow ? target.closest(links) : null;
    const link = match instanceof HTMLAnchorElement ? match : null;
    const button = target.closest('astro-island') === island ? target.closest<HTMLElement>('button') : null;
    if (!link && (!button || button.matches(NATIVE))) return;
    event.preventDefault();
    if (!link) event.stopPropagation(); // A link is tracked now and not clicked again.
    if (pressed) pressed.ariaBusy = null;
    pressed = link ?? button;
    if (pressed) pressed.ariaBusy = 'true';
    key = arrow;
  };
  for (const type of ['click', 'keydown'] as const) document.addEventListener(type, keep, true);

  return (isHydrated) => {
    // React hydrates when it has time, but at once when an event arrives in the island. Links lie outside of it: pressed
    // before it listens, they would be followed.
    if (isHydrated && links) island.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown'));
    for (const type of ['click', 'keydown'] as const) document.removeEventListener(type, keep, true);
    if (pressed instanceof HTMLAnchorElement) {
      if (!isHydrated) location.assign(pressed.href); // Otherwise, the island finds the busy link.
      return !isHydrated;
    }
    if (!pressed) return false;
    pressed.ariaBusy = null;
    if (key) pressed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else pressed.click();
    return false;
  };
}
