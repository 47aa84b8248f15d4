import { focusInside } from '../../ui/focus/focus-place.ts';
import { placeInShell } from '../place-in-shell.ts';

/** A part of the window, in pixels. */
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where toasts begin: right below the top bar. */
const TOP = 56;
const GAP = 8;
/** Toasts never begin further down: if they would have to, they stay in their usual place. */
const LOWEST = 320;

/** The top of the toasts: below the text being edited if they would cover it, else their usual place. */
export function toastTop(toasts: Area, edited: Area | null): number {
  const height = toasts.bottom - toasts.top;
  const covers =
    edited !== null &&
    edited.left < toasts.right &&
    edited.right > toasts.left &&
    edited.top < TOP + height &&
    edited.bottom > TOP;
  return covers && edited.bottom + GAP <= LOWEST ? Math.round(edited.bottom) + GAP : TOP;
}

/** Where the text being edited on the page is in the window; null when none is. */
export function editedText(): Area | null {
  const { activeElement } = document;
  const text = activeElement?.id === 'canvas' && focusInside(activeElement)?.closest('[data-field]');
  if (!text) return null;
  const { left, top, width, height } = placeInShell(text.getBoundingClientRect());
  return { left, top, right: left + width, bottom: top + height };
}
