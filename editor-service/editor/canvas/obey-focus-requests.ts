import { comeBack } from './blocks/step-aside.ts';
import type { ShellWindow } from './bridge/shell-window.ts';
import { focusWhenShown, partOf } from './enter-text.ts';
import { holdTyping } from './fields/held-typing.ts';
import { blockElement } from './tools/block-element.ts';

/**
 * Focuses the block that the shell requests, once it is rendered: after a removal, a move or a dialog. While the user
 * works in the outline, scrolls to the block that is selected there instead. Also scrolls to the part of the page that
 * is chosen in the panel.
 */
export function obeyFocusRequests({ store }: ShellWindow): void {
  let last = store.getState();
  const stop = store.subscribe(() => {
    const { focusRequest, workplace, selection, dialog } = store.getState();
    // What is typed before the dialog appears goes into its search field.
    if (dialog?.kind === 'addBlock' && dialog !== last.dialog && document.hasFocus()) holdTyping();
    const isAsked = focusRequest !== last.focusRequest;
    const isSelected = selection !== last.selection;
    last = store.getState();
    if (isAsked || isSelected) comeBack(); // The block may be hidden.
    if (isSelected && selection && selection.kind !== 'block' && !document.hasFocus()) {
      partOf(selection)?.scrollIntoView({ block: selection.kind === 'footer' ? 'nearest' : 'start' });
    }
    if (workplace === 'canvas') {
      if (!isAsked || !focusRequest) return;
      blurBlock(focusRequest.key);
      // The block and the dialog that closes are rendered by then, and no key is pressed before.
      queueMicrotask(() => focusWhenShown(focusRequest.key, focusRequest.caret));
    } else if (selection?.kind === 'block' && (isSelected || isAsked)) {
      requestAnimationFrame(() => showBlock(selection.key));
    }
  });
  window.addEventListener('pagehide', stop);
}

/** Blurs a block before it moves: the move would lose the focus, and React's refocusing would force a layout. */
function blurBlock(key: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.dataset.block === key) activeElement.blur();
}

/** Scrolls a block into view, and opens its tab when that is closed. */
function showBlock(key: string): void {
  const element = blockElement(key);
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  tab?.click();
  requestAnimationFrame(() => element?.scrollIntoView({ block: tab ? 'center' : 'nearest' }));
}
