import { type FocusPlace, placeOf, standIn } from './focus-place.ts';

/** Dialogs and lists that float. They take the focus when they open and give it back when they close. */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/** Never lets the focus fall to nowhere: when what has it is taken from the document, what stands in its place gets it. */
export function keepFocus(): () => void {
  /** Where the focus is, after where it was below the dialogs that are open. */
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
    // A dialog that closes has given the focus back by the next frame.
    if (isLost() && isNowhere(document.activeElement)) requestAnimationFrame(replace);
  });

  const occasions = ['focusin', 'keydown', 'click'] as const;
  for (const occasion of occasions) document.addEventListener(occasion, remember, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const occasion of occasions) document.removeEventListener(occasion, remember, true);
    observer.disconnect();
  };
}

const floatingOf = (place: FocusPlace | undefined) => place?.find(({ element }) => element.matches(FLOATING))?.element;

/** A dialog takes the focus itself when what had it inside is gone. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(FLOATING);
}
