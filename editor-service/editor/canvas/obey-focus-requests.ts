import type { ShellWindow } from '../bridge/shell-window.ts';
import type { Selection } from '../store/blocks/selection.ts';
import { comeBack } from './blocks/step-aside.ts';
import { blockElement } from './tools/block-element.ts';

/**
 * Puts the focus on the block that the shell asks for, once it is rendered: after a removal, a move, a dialog. While somebody
 * works in the outline, the block that is selected there comes in sight here, and so does the part of the page that
 * somebody chooses in the panel.
 */
export function obeyFocusRequests({ store }: ShellWindow): void {
  let last = store.getState();
  const stop = store.subscribe(() => {
    const { focusRequest, workplace, selection } = store.getState();
    const isAsked = focusRequest !== last.focusRequest;
    const isSelected = selection !== last.selection;
    last = store.getState();
    if (isAsked || isSelected) comeBack(); // It may be far away.
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

/** Where the documents are on the page that are no blocks. */
const PARTS: Partial<Record<Selection['kind'], string>> = { page: 'main', navigation: 'header', footer: 'footer' };

function showPart(kind: Selection['kind']): void {
  const part = PARTS[kind];
  if (!part) return;
  document.querySelector(part)?.scrollIntoView({ block: kind === 'footer' ? 'nearest' : 'start' });
}

/** A block that is moved with the focus on it loses it; React would give it back at once, and have the page laid out for that. */
function letGo(key: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.dataset.block === key) activeElement.blur();
}

/** Focuses a block's frame and brings it into sight. */
export function focusBlock(key: string): void {
  const element = blockElement(key);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Brings a block into sight, out of a tab that is not the open one, too. */
function showBlock(key: string): void {
  const element = blockElement(key);
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  tab?.click();
  requestAnimationFrame(() => element?.scrollIntoView({ block: tab ? 'center' : 'nearest' }));
}
