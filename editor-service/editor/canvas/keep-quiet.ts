import type { ShellWindow } from '../bridge/shell-window.ts';
import { blockKeyAt } from './tools/block-element.ts';

/** What elements of the page react to when somebody clicks or hovers. */
const BEHAVIOUR = ['click', 'mouseover', 'mouseout', 'pointerover', 'pointerout', 'pointermove'] as const;

/** What the editor itself has put into a block. */
const OURS = '.pw-empty-picture, .pw-empty-list';

/**
 * Keeps clicks and hovering from the elements of blocks that an editor has switched off: a tab stays where it is, a picture does
 * not change. Their texts are typed in and they are selected as ever.
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
