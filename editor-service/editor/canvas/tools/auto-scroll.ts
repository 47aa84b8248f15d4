/** The distance from the window's edge at which scrolling begins, and the most that one frame scrolls, in pixels. */
const EDGE = 96;
const STEP = 22;

/** Scrolls the page while `yOf` is near the window's top or bottom, faster at the edge. Returns a stop function. */
export function autoScroll(yOf: () => number | null): () => void {
  let frame = requestAnimationFrame(scroll);
  function scroll() {
    const y = yOf();
    if (y !== null) window.scrollBy({ top: scrollStep(y, window.innerHeight), behavior: 'instant' });
    frame = requestAnimationFrame(scroll);
  }
  return () => cancelAnimationFrame(frame);
}

/** How far to scroll in one frame, in pixels; negative is upwards. */
export function scrollStep(y: number, height: number): number {
  const edge = Math.min(EDGE, height / 4);
  if (y < edge) return -Math.ceil((STEP * (edge - Math.max(y, 0))) / edge);
  if (y > height - edge) return Math.ceil((STEP * (Math.min(y, height) - height + edge)) / edge);
  return 0;
}
