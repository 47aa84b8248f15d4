import type { FieldOwner } from '#site/elements/field-host.ts';
import type { ShellWindow } from '../bridge/shell-window.ts';
import { selectedKeys } from '../store/blocks/selection.ts';
import { toolsHost } from './tools/add-tools-root.ts';
import { blockKeyAt } from './tools/block-element.ts';

/**
 * Whatever gets the focus, or is clicked, is selected: its block, or else the document it belongs to. Ctrl (Cmd) takes
 * another block into the selection or out of it, Shift all up to there.
 */
export function listenToSelection(shell: ShellWindow): void {
  const isSelecting = () => {
    const { activeMenuItem, comparison } = shell.store.getState();
    return activeMenuItem === 'select' && !comparison;
  };

  document.addEventListener('focusin', ({ target }) => {
    if (!isSelecting() || !isOnPage(target)) return;
    shell.enterCanvas();
    const key = blockKeyAt(target);
    // Several blocks stay selected while the focus goes from one of them to another.
    if (key === null || !selectedKeys(shell.store.getState().selection).includes(key)) {
      shell.select(JSON.stringify(ownerAt(target)));
    }
  });

  document.addEventListener('pointerdown', (event) => {
    if (!isSelecting() || !isOnPage(event.target)) return;
    const several = severalAt(event);
    if (several === null) shell.select(JSON.stringify(ownerAt(event.target)));
    else if (event.shiftKey) shell.selectUpTo(several);
    else shell.selectAlso(several);
  });

  // Neither text is selected nor the focus moved by such a click: both would leave the selection behind.
  document.addEventListener('mousedown', (event) => {
    if (isSelecting() && severalAt(event) !== null) event.preventDefault();
  });
}

/** The block that a click with Ctrl, Cmd or Shift is about; in the text somebody is typing, those keys are the browser's. */
function severalAt({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | null {
  if (!(ctrlKey || metaKey || shiftKey) || !isOnPage(target)) return null;
  const typed = document.activeElement?.closest('[data-field]');
  return typed?.contains(target) ? null : blockKeyAt(target);
}

function isOnPage(target: EventTarget | null): target is Element {
  return (
    target instanceof Element && target !== toolsHost() && target !== document.body && document.body.contains(target)
  );
}

function ownerAt(target: Element): FieldOwner {
  const key = blockKeyAt(target);
  if (key !== null) return { kind: 'block', key };
  if (target.closest('main')) return { kind: 'page' };
  return { kind: target.closest('footer') ? 'footer' : 'navigation' };
}
