/** How near to the window's edge it begins, in pixels, and how far one frame scrolls at the most. */
const EDGE = 96;
const STEP = 22;

/** Scrolls the page while `yOf` tells a place near the upper or lower edge of the window, faster the nearer; returns how to stop. */
export function autoScroll(yOf: () => number | null): () => void {
  let frame = requestAnimationFrame(scroll);
  function scroll() {
    const y = yOf();
    if (y !== null) window.scrollBy({ top: scrollStep(y, window.innerHeight), behavior: 'instant' });
    frame = requestAnimationFrame(scroll);
  }
  return () => cancelAnimationFrame(frame);
}

/** How far to scroll in one frame, in pixels: upwards is negative. */
export function scrollStep(y: number, height: number): number {
  const edge = Math.min(EDGE, height / 4);
  if (y < edge) return -Math.ceil((STEP * (edge - Math.max(y, 0))) / edge);
  if (y > height - edge) return Math.ceil((STEP * (Math.min(y, height) - height + edge)) / edge);
  return 0;
}
