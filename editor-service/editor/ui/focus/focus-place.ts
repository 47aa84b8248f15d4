/** A tab that is not chosen would be, by the focus alone. */
const FOCUSABLE =
  'button:not(:disabled, [role="tab"][aria-selected="false"]), a[href], summary, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/** Where an element stands: it, what is around it, and so on outwards, each with its position among its neighbours. */
export type FocusPlace = readonly { element: Element; position: number }[];

/** Remembers where an element stands, to find what has come in its place. */
export function placeOf(element: Element | null): FocusPlace {
  const place: { element: Element; position: number }[] = [];
  for (let at = element; at?.parentElement && at.parentElement !== document.documentElement; at = at.parentElement) {
    place.push({ element: at, position: Array.prototype.indexOf.call(at.parentElement.children, at) });
  }
  return place;
}

/**
 * What can be used where something stood that is gone: the button that opens it again, what came in its place or behind it,
 * else what is before it.
 */
export function standIn(place: FocusPlace): HTMLElement | null {
  const left = place.findIndex(({ element }) => element.isConnected);
  if (left < 1) return null;
  for (const { element } of place.slice(0, left)) {
    const opener = element.id && document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(element.id)}"]`);
    if (opener) return opener;
  }
  for (const [level, { element }] of place.slice(left).entries()) {
    const position = place[left + level - 1]?.position ?? 0;
    const neighbours = Array.from(element.children);
    for (const neighbour of [...neighbours.slice(position), ...neighbours.slice(0, position).toReversed()]) {
      const found = firstFocusable(neighbour);
      if (found) return found;
    }
  }
  return null;
}

function firstFocusable(element: Element): HTMLElement | null {
  for (const found of [element, ...element.querySelectorAll(FOCUSABLE)]) {
    if (found instanceof HTMLElement && found.matches(FOCUSABLE) && found.checkVisibility()) return found;
  }
  return null;
}

/** What has the focus inside a frame that has it, in the shadow there too; null for anything else, and for nothing inside. */
export function focusInside(frame: Element | null): HTMLElement | null {
  const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  if (!inside?.activeElement || inside.activeElement === inside.body) return null;
  const { activeElement } = inside;
  return (activeElement.shadowRoot?.activeElement ?? activeElement) as HTMLElement;
}

/** The first field or button in a part of the page, other than those of its toolbars and those that choose what it shows. */
export function firstField(scope: Element | null): HTMLElement | null {
  const all = scope ? Array.from(scope.querySelectorAll<HTMLElement>(FOCUSABLE)) : [];
  return all.find((one) => !one.closest('[role="toolbar"], [aria-pressed]') && one.checkVisibility()) ?? null;
}
