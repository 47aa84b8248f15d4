/** A picture of the page: a `FieldOwner` in JSON, the path of its field, and the `ImageSize`s it is shown at, in JSON. */
export interface PressedPicture {
  owner: string;
  field: string;
  sizes: string;
}

export const PICTURE = '[data-picture]';

/** The picture that an element belongs to. */
export function pressedAt(target: EventTarget | null): PressedPicture | null {
  const picture = target instanceof Element ? target.closest<HTMLElement>(PICTURE) : null;
  if (!picture) return null;
  const { owner = '', picture: field = '', sizes = '' } = picture.dataset;
  return { owner, field, sizes };
}

/** Its element; null when it is not on the page any more. */
export function pictureElement({ owner, field }: Omit<PressedPicture, 'sizes'>): HTMLElement | null {
  const pictures = [...document.querySelectorAll<HTMLElement>(PICTURE)];
  return pictures.find(({ dataset }) => dataset.owner === owner && dataset.picture === field) ?? null;
}

/** Focuses a picture for as long as the focus stays there: a press on it goes to its block. */
export function focusPicture(picture: HTMLElement): void {
  picture.tabIndex = -1;
  picture.addEventListener('blur', () => picture.removeAttribute('tabindex'), { once: true });
  picture.focus();
}
