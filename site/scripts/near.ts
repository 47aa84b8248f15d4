import type { ClientDirective } from 'astro';
import { keepFirstAction } from './first-action.ts';

/** Signs that a person is about to use something. */
const HINTS = ['pointerover', 'focusin', 'click', 'keydown'];

/**
 * `client:near` hydrates an island when it comes within 400 px of the viewport, or is touched, hovered or focused
 * earlier; `client:near="selector"` does so for the elements that match, and `client:near="?"` does not wait if the address
 * has a query, which the island reads. What is pressed before that is done afterwards.
 */
const near: ClientDirective = (load, { value }, island) => {
  const selector = typeof value === 'string' && value !== '?' ? value : '';
  const isWatched = (target: EventTarget | null) =>
    target instanceof Element && (selector ? target.closest(selector) !== null : island.contains(target));
  const observer = new IntersectionObserver((entries) => entries.some(isNear) && whenIdle(start), MARGIN);
  const hint = ({ target }: Event) => isWatched(target) && start();
  const finish = keepFirstAction(island, selector);
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    observer.disconnect();
    for (const type of HINTS) removeEventListener(type, hint, true);
    void load().then((hydrate) => hydrate());
  }

  island.addEventListener('astro:hydrate', () => finish(true), { once: true });
  island.addEventListener('astro:hydration-error', (event) => {
    if (event.target !== island) return; // of an island inside
    island.dataset.failed = '';
    if (finish(false)) event.stopPropagation(); // The page is being left, so it must not be reloaded.
  });
  for (const type of HINTS) addEventListener(type, hint, { capture: true, passive: true });
  // Islands themselves have no box.
  for (const element of selector ? document.querySelectorAll(selector) : island.children) observer.observe(element);
  if (value === '?' && location.search) whenIdle(start);
};

export default near;

const MARGIN: IntersectionObserverInit = { rootMargin: '400px' };

const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;

/** Leaves the first moments to the browser. Safari lacks `requestIdleCallback`. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 1000 });
  else setTimeout(then, 100);
}
