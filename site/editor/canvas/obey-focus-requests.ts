import type { ShellWindow } from '../shell-window.ts';
import { blockElement } from './tools/block-element.ts';

/** Puts the focus on the block that the shell asks for, once it is drawn; after a removal, a move, a dialog. */
export function obeyFocusRequests({ store }: ShellWindow): void {
  let last = store.getState().focusRequest;
  const stop = store.subscribe(() => {
    const { focusRequest, workplace } = store.getState();
    if (focusRequest === last) return;
    last = focusRequest;
    if (focusRequest && workplace === 'canvas') requestAnimationFrame(() => focusBlock(focusRequest.key));
  });
  window.addEventListener('pagehide', stop);
}

/** Focuses a block's frame and brings it into sight. */
export function focusBlock(key: string): void {
  const element = blockElement(key);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
