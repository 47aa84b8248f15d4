const STORED = 'chunk-reload';
const PAUSE = 60_000;

/** Reloads the page when a chunk of its code no longer exists, at most once per 60 seconds. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', reloadOnce);
  addEventListener('astro:hydration-error', reloadOnce);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported module|Importing a module script failed/i.test(String(reason))) reloadOnce();
  });
}

function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(STORED) ?? 0);
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(STORED, String(Date.now()));
  location.reload();
}
