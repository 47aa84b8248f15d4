import { whenIdle } from '../../ui/when-idle.ts';
import { toolsStore } from '../tools/tools-store.ts';

/** A pause this long means the user is reading. */
const PAUSE_MS = 1000;
/** Without a timeout, a browser with nothing to paint may not run the callback. */
const SOON_MS = 100;

/** The list of blocks whose far blocks are hidden; null for none. */
let list: HTMLElement | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;
/** Cancels the pending idle callback; null for none. */
let cancel: (() => void) | null = null;

/**
 * Hides the blocks at rest (`rest-when-far.ts`) while the user types: even at rest, each adds to the layout, painting
 * and hit testing of every keystroke. Padding takes their place, so nothing else moves. They are restored before
 * anybody could miss them: on a pause, a pointer or focus event, or when the page scrolls.
 */
export function stepAsideWhileTyping(): void {
  document.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(comeBack, PAUSE_MS);
    if (!list) cancel ??= whenIdle(stepAside, SOON_MS);
  });
  toolsStore.subscribe(({ isTyping }) => isTyping || comeBack());
  // The next focus target may be in a hidden block.
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && comeBack(), { capture: true });
}

/** Shows the hidden blocks again. */
export function comeBack(): void {
  cancel?.();
  cancel = null;
  list?.removeAttribute('data-typing');
  if (list) list.style.paddingBlock = '';
  list = null;
}

function stepAside(): void {
  cancel = null;
  const whole = document.querySelector('[data-far]')?.parentElement;
  // Blocks that render nothing have no position.
  const near = [...(whole?.querySelectorAll(':scope > :not([data-far], :empty)') ?? [])];
  const [first, last] = [near[0], near.at(-1)];
  if (list || !whole || !first || !last || !toolsStore.getState().isTyping) return;
  list = whole;
  const [before, top] = [list.getBoundingClientRect(), first.getBoundingClientRect().top];
  const [above, below] = [top - before.top, before.bottom - last.getBoundingClientRect().bottom];
  list.style.paddingBlock = `${above}px ${below}px`;
  list.toggleAttribute('data-typing', true);
  // The margins now count twice: correct the padding.
  const moved = first.getBoundingClientRect().top - top;
  const grown = list.getBoundingClientRect().height - before.height;
  list.style.paddingBlock = `${above - moved}px ${below - (grown - moved)}px`;
}
