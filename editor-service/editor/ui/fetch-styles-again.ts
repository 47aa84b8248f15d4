const PAUSE_MS = 1000;

/**
 * Fetches stylesheets that failed to load again, e.g. after a restart of the service. Vite asks only once for the styles
 * of a lazy part, and refuses the part when they fail; here the part opens, and its styles follow.
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
