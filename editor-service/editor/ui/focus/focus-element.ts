/** A ref that focuses the element the user returns to. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();

/** A ref that focuses the first field inside an element. */
export const focusFirst = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
