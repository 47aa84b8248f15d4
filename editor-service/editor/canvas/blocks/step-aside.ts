import { toolsStore } from '../tools/tools-store.ts';

/** Who stops for so long is reading again. */
const PAUSE_MS = 1000;
/** A browser with nothing to paint may not find the time by itself. */
const SOON = { timeout: 100 };

/** The list of blocks whose far ones are aside. */
let list: HTMLElement | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;
/** The request to step aside; 0 for none. */
let request = 0;

/**
 * While somebody types, the blocks at rest (`rest-when-far.ts`) step aside: at rest they still cost every letter their
 * part of layout, painting and the search under the pointer. Paddings stand for them, so nothing else moves. They are
 * back before anybody could miss them: with a pause, the pointer, the focus, or when the page scrolls.
 */
export function stepAsideWhileTyping(): void {
  document.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(comeBack, PAUSE_MS);
    if (!list) request ||= requestIdleCallback(stepAside, SOON);
  });
  toolsStore.subscribe(({ isTyping }) => isTyping || comeBack());
  // What the focus goes to next may be among them.
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && comeBack(), { capture: true });
}

/** All blocks are on the page again. */
export function comeBack(): void {
  cancelIdleCallback(request);
  request = 0;
  list?.removeAttribute('data-typing');
  if (list) list.style.paddingBlock = '';
  list = null;
}

function stepAside(): void {
  request = 0;
  const whole = document.querySelector('[data-far]')?.parentElement;
  // Blocks that show nothing stand nowhere.
  const near = [...(whole?.querySelectorAll(':scope > :not([data-far], :empty)') ?? [])];
  const [first, last] = [near[0], near.at(-1)];
  if (list || !whole || !first || !last || !toolsStore.getState().isTyping) return;
  list = whole;
  const [before, top] = [list.getBoundingClientRect(), first.getBoundingClientRect().top];
  const [above, below] = [top - before.top, before.bottom - last.getBoundingClientRect().bottom];
  list.style.paddingBlock = `${above}px ${below}px`;
  list.toggleAttribute('data-typing', true);
  // Their margins are there twice now.
  const moved = first.getBoundingClientRect().top - top;
  const grown = list.getBoundingClientRect().height - before.height;
  list.style.paddingBlock = `${above - moved}px ${below - (grown - moved)}px`;
}
