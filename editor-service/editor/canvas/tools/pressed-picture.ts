export const PICTURE = '[data-picture]';

/** What an element belongs to, a `PressedPicture` in JSON; null when that is no picture. */
export const pressedAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-place]')?.dataset.place) || null;

/** Its picture; null when there is none on the page. */
export const pictureElement = (pressed: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(PICTURE)].find(({ dataset }) => dataset.place === pressed) ?? null;

/** Focuses a picture for as long as the focus stays there: a press on it goes to its block. */
export function focusPicture(picture: HTMLElement): void {
  picture.tabIndex = -1;
  picture.addEventListener('blur', () => picture.removeAttribute('tabindex'), { once: true });
  picture.focus();
}
