import { type FocusPlace, placeOf, standIn } from './focus-place.ts';

/** Floating dialogs and lists. They take the focus when they open and return it when they close. */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/** Never loses the focus: when the focused element is removed from the document, the element in its place gets it. */
export function keepFocus(): () => void {
  /** The place of the focus, preceded by where it was below each open dialog. */
  const places: FocusPlace[] = [];
  const isLost = () => places.at(-1)?.[0]?.element.isConnected === false;

  function remember() {
    const { activeElement } = document;
    if (isNowhere(activeElement) && isLost()) return;
    const place = placeOf(activeElement);
    const level = places.findIndex((earlier) => floatingOf(earlier) === floatingOf(place));
    if (level >= 0) places.length = level;
    places.push(place);
  }

  function replace() {
    if (!isLost() || !isNowhere(document.activeElement)) return;
    while (floatingOf(places.at(-1))?.isConnected === false) places.pop();
    const place = places.at(-1);
    if (place) standIn(place)?.focus();
  }

  const observer = new MutationObserver(() => {
    // A closing dialog has returned the focus by the next frame.
    if (isLost() && isNowhere(document.activeElement)) requestAnimationFrame(replace);
  });

  const occasions = ['focusin', 'keydown', 'click'] as const;
  for (const occasion of occasions) document.addEventListener(occasion, remember, true);
  document.addEventListener('keydown', waitAtEdge, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const occasion of occasions) document.removeEventListener(occasion, remember, true);
    document.removeEventListener('keydown', waitAtEdge, true);
    observer.disconnect();
  };
}

/**
 * Past its last control a dialog leads the focus to its first one, but not before the next frame. A held Tab is faster, and
 * would go on into the page behind.
 */
function waitAtEdge(event: KeyboardEvent): void {
  if (event.key === 'Tab' && document.activeElement?.matches('[data-base-ui-focus-guard]')) event.preventDefault();
}

const floatingOf = (place: FocusPlace | undefined) => place?.find(({ element }) => element.matches(FLOATING))?.element;

/** A dialog gets the focus itself when the focused element inside it is removed. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(FLOATING);
}
