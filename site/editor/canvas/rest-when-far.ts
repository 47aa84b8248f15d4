/** So far from what is in sight, in screens, blocks need not be laid out, painted and found by the pointer. */
const MARGIN = '200% 0px';

const watched = new Set<HTMLElement>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target instanceof HTMLElement) rest(target, isIntersecting ? null : boundingClientRect.height);
    }
  },
  { root: document, rootMargin: MARGIN },
);

// How high they are goes by how wide the page is.
window.addEventListener('resize', () => {
  observer.disconnect();
  for (const frame of watched) {
    rest(frame, null);
    observer.observe(frame);
  }
});

/**
 * Lets the browser skip a block of the page itself while it is far out of sight; it keeps its height. A change on a long
 * page then costs what is near. What is near is never contained, because blocks may hang over their frames.
 */
export function restWhenFar(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame || frame.parentElement?.closest('[data-block]')) return;
  watched.add(frame);
  observer.observe(frame);
  return () => {
    watched.delete(frame);
    observer.unobserve(frame);
  };
}

function rest(frame: HTMLElement, height: number | null): void {
  frame.toggleAttribute('data-far', height !== null);
  frame.style.containIntrinsicBlockSize = height === null ? '' : `${height}px`;
}
