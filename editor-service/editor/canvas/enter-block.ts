import { keepKeys } from './fields/kept-keys.ts';

const AWAITED = ':scope > [data-awaited]';

/**
 * Calls `enter` as soon as the block is shown: a new one first waits for what it shows of other documents. What is typed meanwhile
 * goes to where `enter` puts the focus, unless the focus has left the block.
 */
export function enterBlock(frame: HTMLElement, enter: () => void): void {
  if (!frame.querySelector(AWAITED)) {
    enter();
    return;
  }
  const { keys, stop } = keepKeys(frame);
  const end = () => {
    stop();
    observer.disconnect();
    frame.removeEventListener('focusout', end);
  };
  const observer = new MutationObserver(() => {
    if (frame.querySelector(AWAITED)) return;
    end();
    enter();
    for (const key of keys) press(key);
  });
  observer.observe(frame, { childList: true });
  frame.addEventListener('focusout', end);
}

/** Presses a key where the focus is; a rich text whose editor is loading keeps it in turn. */
function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, key);
}
