/**
 * Runs `work` once when the browser is idle, after `timeout` milliseconds at the latest; returns a function that cancels
 * it. Safari has no idle callbacks: there it runs after the tasks that are waiting.
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(request);
}
