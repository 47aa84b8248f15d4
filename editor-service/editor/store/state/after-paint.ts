/** Longer than any frame: in a tab that nobody sees, none is rendered. */
const TIMEOUT_MS = 100;

/**
 * Does `work` once what there is to see is painted, so that nobody waits for it; at the latest when the page goes.
 * Answers how to take it back.
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(go, TIMEOUT_MS);
  // A frame is painted right after its callbacks; whatever comes next comes after that.
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
