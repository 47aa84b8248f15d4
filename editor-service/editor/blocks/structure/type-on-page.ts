import type { Typed } from '../hidden-text.ts';

/**
 * Types in the first text of what is selected on the page, or with `isNew` in the first empty one, and goes on there; false
 * if that has none.
 */
export function typeOnPage(typed: Typed, isNew = false): boolean {
  const page = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
  return page?.pagewrightType?.(typed, isNew) === true;
}
