/** Excludes unselected tabs, because focusing one selects it. */
const FOCUSABLE =
  'button:not(:disabled, [role="tab"][aria-selected="false"]), a[href], summary, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';

/** Where an element is: the element and its ancestors from the inside out, each with its index among its siblings. */
export type FocusPlace = readonly { element: Element; position: number }[];

/** What opened a dialog: the focused element, but for an entry of a menu, which closes, the button of that menu. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}

/** The focused element of the shell, and the one inside it if that is the frame of the page. */
interface FocusOrigin {
  element: Element | null;
  inPage: HTMLElement | null;
}

/** What had the focus before an element that only holds it until a dialog appears. */
const before = new WeakMap<Element, FocusOrigin>();

/** Focuses an element that holds the focus until a dialog takes it; the dialog returns it to what has it now. */
export function focusThrough(element: HTMLElement): void {
  before.set(element, focusOrigin());
  element.focus({ preventScroll: true });
}

/** What has the focus, or had it before an element that only holds it. */
export function focusOrigin(): FocusOrigin {
  const { activeElement } = document;
  const held = activeElement && before.get(activeElement);
  return held ?? { element: openerOf(activeElement), inPage: focusInside(activeElement) };
}

/** Records the place of an element, to find its replacement later. */
export function placeOf(element: Element | null): FocusPlace {
  const place: { element: Element; position: number }[] = [];
  for (let at = element; at?.parentElement && at.parentElement !== document.documentElement; at = at.parentElement) {
    place.push({ element: at, position: Array.prototype.indexOf.call(at.parentElement.children, at) });
  }
  return place;
}

/**
 * The focusable element to use instead of a removed one: the button that opens it again, the element in its place or
 * after it, else the one before it.
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

/** The focused element inside a frame, also in its shadow DOM; null when there is none, or for another element. */
export function focusInside(frame: Element | null): HTMLElement | null {
  const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
  if (!inside?.activeElement || inside.activeElement === inside.body) return null;
  const { activeElement } = inside;
  return (activeElement.shadowRoot?.activeElement ?? activeElement) as HTMLElement;
}

/** The first field or button in a part of the page, excluding toolbars and buttons that choose what it shows. */
export function firstField(scope: Element | null): HTMLElement | null {
  const all = scope ? Array.from(scope.querySelectorAll<HTMLElement>(FOCUSABLE)) : [];
  return all.find((one) => !one.closest('[role="toolbar"], [aria-pressed]') && one.checkVisibility()) ?? null;
}
