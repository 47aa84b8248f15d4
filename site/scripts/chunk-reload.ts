const STORED = 'chunk-reload';
const PAUSE = 60_000;

/**
 * Reloads the page when a chunk of its code no longer exists, at most once per 60 seconds. A page that is being left stays
 * as it is: Safari drops the chunks that it still loads, and a reload would keep the person from the next page.
 */
export function reloadOnMissingChunk(): void {
  let leftAt = 0;
  const reload = () => {
    const last = Math.max(leftAt, Number(sessionStorage.getItem(STORED)));
    if (Date.now() - last < PAUSE) return;
    sessionStorage.setItem(STORED, String(Date.now()));
    location.reload();
  };
  addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  addEventListener('vite:preloadError', reload);
  addEventListener('astro:hydration-error', reload);
  // Chrome and Firefox: "… dynamically imported module", Safari: "Importing a module script failed."
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/import.+module/i.test(String(reason))) reload();
  });
}
