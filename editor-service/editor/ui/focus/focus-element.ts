/** A ref that focuses the element the user returns to. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
