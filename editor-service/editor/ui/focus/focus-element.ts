/** A ref for the element that somebody comes back to. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
