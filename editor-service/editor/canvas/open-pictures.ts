import type { ShellWindow } from './bridge/shell-window.ts';

/** Opens a picture of the page on a double click, to choose another one. */
export function openPictures({ store, choosePicture }: ShellWindow): void {
  document.addEventListener('dblclick', ({ target }) => {
    const { activeMenuItem, comparison } = store.getState();
    const picture = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null;
    if (!picture || activeMenuItem !== 'select' || comparison) return;
    const { picture: field = '', owner = '' } = picture.dataset;
    choosePicture(owner, field);
  });
}
