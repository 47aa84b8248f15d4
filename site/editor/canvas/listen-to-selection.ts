import type { FieldOwner } from '../../elements/field-host.ts';
import type { ShellWindow } from '../shell-window.ts';
import { toolsHost } from './tools/add-tools-root.ts';
import { blockKeyAt } from './tools/block-element.ts';

/** Whatever gets the focus, or is clicked, is selected: its block, or else the document it belongs to. */
export function listenToSelection(shell: ShellWindow): void {
  const select = ({ target }: Event) => {
    if (shell.store.getState().activeMenuItem !== 'select' || target === toolsHost()) return;
    if (target instanceof Element && document.body.contains(target) && target !== document.body) {
      shell.select(JSON.stringify(ownerAt(target)));
    }
  };
  document.addEventListener('focusin', select);
  document.addEventListener('pointerdown', select);
}

function ownerAt(target: Element): FieldOwner {
  const key = blockKeyAt(target);
  if (key !== null) return { kind: 'block', key };
  if (target.closest('main')) return { kind: 'page' };
  return { kind: target.closest('footer') ? 'footer' : 'navigation' };
}
