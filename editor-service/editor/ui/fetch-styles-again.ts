const PAUSE_MS = 1000;

/**
 * Asks again for styles that did not arrive, e.g. while the service starts anew. Vite asks once for the styles of a part
 * that is loaded later: after a failure the part would come without them, and a dialog nobody can use.
 */
export function fetchStylesAgain(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE_MS);
    },
    true,
  );
}
