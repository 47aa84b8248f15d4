import type { ShellWindow } from '../bridge/shell-window.ts';
import type { Selection } from '../store/blocks/selection.ts';
import { comeBack } from './blocks/step-aside.ts';
import { blockElement } from './tools/block-element.ts';

/**
 * Focuses the block that the shell requests, once it is rendered: after a removal, a move or a dialog. While the user
 * works in the outline, scrolls to the block that is selected there instead. Also scrolls to the part of the page that
 * is chosen in the panel.
 */
export function obeyFocusRequests({ store }: ShellWindow): void {
  let last = store.getState();
  const stop = store.subscribe(() => {
    const { focusRequest, workplace, selection } = store.getState();
    const isAsked = focusRequest !== last.focusRequest;
    const isSelected = selection !== last.selection;
    last = store.getState();
    if (isAsked || isSelected) comeBack(); // The block may be hidden.
    if (isSelected && selection && !document.hasFocus()) showPart(selection.kind);
    if (workplace === 'canvas') {
      if (!isAsked || !focusRequest) return;
      letGo(focusRequest.key);
      requestAnimationFrame(() => focusBlock(focusRequest.key));
    } else if (selection?.kind === 'block' && (isSelected || isAsked)) {
      requestAnimationFrame(() => showBlock(selection.key));
    }
  });
  window.addEventListener('pagehide', stop);
}

/** The elements of the page that show whole documents. */
const PARTS: Partial<Record<Selection['kind'], string>> = { page: 'main', navigation: 'header', footer: 'footer' };

function showPart(kind: Selection['kind']): void {
  const part = PARTS[kind];
  if (!part) return;
  document.querySelector(part)?.scrollIntoView({ block: kind === 'footer' ? 'nearest' : 'start' });
}

/** Blurs a block before it moves: the move would lose the focus, and React's refocusing would force a layout. */
function letGo(key: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.dataset.block === key) activeElement.blur();
}

/** Focuses a block's frame and scrolls it into view. */
export function focusBlock(key: string): void {
  const element = blockElement(key);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls a block into view, and opens its tab when that is closed. */
function showBlock(key: string): void {
  const element = blockElement(key);
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  tab?.click();
  requestAnimationFrame(() => element?.scrollIntoView({ block: tab ? 'center' : 'nearest' }));
}
