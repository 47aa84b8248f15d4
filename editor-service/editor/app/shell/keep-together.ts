import { listenTo } from '../../ui/listen-to.ts';

const TWIN = 'data-twin';

/**
 * Scrolls two pages together, block by block, and marks the block under the pointer or with the focus in both. The
 * other one starts where the first is. Returns a stop function.
 */
export function keepTogether(one: HTMLIFrameElement, other: HTMLIFrameElement): () => void {
  const stops = [lead(one, other), lead(other, one), alignAsItGrows(one, other)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where a frame was scrolled to by the other one: that is no reason to scroll back. */
const led = new WeakMap<Window, number>();

function lead(frame: HTMLIFrameElement, follower: HTMLIFrameElement): () => void {
  let stopPage = () => {};
  const start = () => {
    stopPage();
    const page = frame.contentWindow;
    if (!page) return;
    const scroll = () => {
      if (led.get(page) !== page.scrollY) align(page, follower.contentWindow);
      led.delete(page);
    };
    const mark = ({ target }: Event) => markTwins(target, [frame, follower]);
    const stops = [
      listenTo(page, { scroll }, { passive: true }),
      listenTo(page.document, { pointerover: mark, focusin: mark }, { passive: true }),
    ];
    stopPage = () => {
      for (const stop of stops) stop();
    };
  };
  start();
  const stopLoading = listenTo(frame, { load: start });
  return () => {
    stopLoading();
    stopPage();
    markTwins(null, [frame]);
  };
}

/** Its blocks are rendered, and get their height, after it has loaded. */
function alignAsItGrows(frame: HTMLIFrameElement, follower: HTMLIFrameElement): () => void {
  const observer = new ResizeObserver(() => frame.contentWindow && align(frame.contentWindow, follower.contentWindow));
  const watch = () => follower.contentDocument && observer.observe(follower.contentDocument.body);
  const stopLoading = listenTo(follower, { load: watch });
  return () => {
    stopLoading();
    observer.disconnect();
  };
}

/** Scrolls a page so that the block at the upper edge of the other one is there too, as far above the edge. */
function align(page: Window, follower: Window | null): void {
  if (!follower) return;
  const shared = blocksIn(page).filter(
    (block) => isShown(block) && block.getBoundingClientRect().top <= 1 && isShown(twinIn(follower, block)),
  );
  const block = shared.at(-1);
  const twin = block && twinIn(follower, block);
  const top = twin ? follower.scrollY + twin.getBoundingClientRect().top + above(block, twin) : page.scrollY;
  follower.scrollTo({ top, behavior: 'instant' });
  led.set(follower, follower.scrollY);
}

/** How much of a block is above the upper edge, in the size of its twin. */
function above(block: Element, twin: Element): number {
  const { top, height } = block.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, -top / height) * twin.getBoundingClientRect().height;
}

function markTwins(target: EventTarget | null, frames: readonly HTMLIFrameElement[]): void {
  const block = (target as Element | null)?.closest?.('[data-block]');
  for (const { contentWindow: page } of frames) {
    if (!page) continue;
    for (const marked of page.document.querySelectorAll(`[${TWIN}]`)) marked.removeAttribute(TWIN);
    if (block) twinIn(page, block)?.setAttribute(TWIN, '');
  }
}

/** Those of a closed tab have no place. */
const isShown = (block: Element | null): boolean => block?.checkVisibility() ?? false;

const blocksIn = ({ document }: Window) => [...document.querySelectorAll('[data-block]')];

const twinIn = ({ document }: Window, block: Element): Element | null =>
  document.querySelector(`[data-block="${CSS.escape(block.getAttribute('data-block') ?? '')}"]`);
