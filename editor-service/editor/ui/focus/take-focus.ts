/** A ref for the element that somebody comes back to. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
