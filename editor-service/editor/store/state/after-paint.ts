/** Longer than any frame; a hidden tab renders none. */
const TIMEOUT_MS = 100;

/**
 * Runs `work` after the next paint, so as not to delay it; at the latest when the page is unloaded.
 * Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(go, TIMEOUT_MS);
  // A frame is painted right after its callbacks; a timer set in one fires after that.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(go);
  });
  addEventListener('pagehide', go);

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    removeEventListener('pagehide', go);
  }
  function go() {
    stop();
    work();
  }
  return stop;
}
