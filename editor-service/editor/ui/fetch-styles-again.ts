const PAUSE_MS = 1000;

/**
 * Retries stylesheets that failed to load, e.g. after a restart of the service. Vite requests the styles of a lazy part
 * only once, and rejects the part when they fail; here the part opens, and its styles follow.
 * Source: https://vite.dev/guide/build#load-error-handling
 */
export function fetchStylesAgain(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && String(event.payload).includes('Unable to preload CSS')) event.preventDefault();
  });
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE_MS);
    },
    true,
  );
}
