import type { ShellWindow } from './bridge/shell-window.ts';
import { blockKeyAt } from './tools/block-element.ts';
import { pressedAt } from './tools/pressed-picture.ts';

/** The click and hover events that elements of the page react to. */
const BEHAVIOUR = ['click', 'mouseover', 'mouseout', 'pointerover', 'pointerout', 'pointermove'] as const;

/** The editor's own elements inside a block. */
const OURS = '.pw-empty-picture, .pw-empty-list';

/**
 * Withholds clicks and hovering from blocks whose behaviour the user has switched off: a tab stays open, a picture does
 * not change. These blocks can still be selected, and their texts edited.
 */
export function keepQuiet({ store }: ShellWindow): void {
  const hold = (event: Event) => {
    const { quiet, activeMenuItem } = store.getState();
    if (activeMenuItem !== 'select' || quiet.length === 0 || !(event.target instanceof Element)) return;
    const key = blockKeyAt(event.target);
    if (key !== null && quiet.includes(key) && !event.target.closest(OURS)) event.stopPropagation();
  };
  for (const type of BEHAVIOUR) document.addEventListener(type, hold, { capture: true });
}

/** Opens a picture of the page on a double click, to choose another one. */
export function openPictures({ store, choosePicture }: ShellWindow): void {
  document.addEventListener('dblclick', ({ target }) => {
    const { activeMenuItem, comparison } = store.getState();
    const picture = pressedAt(target);
    if (picture && activeMenuItem === 'select' && !comparison) choosePicture(picture);
  });
}
