import type { FieldOwner } from '#site/elements/field-host.ts';
import { selectedKeys } from '../store/blocks/selection.ts';
import { isTyping } from '../ui/focus/is-typing.ts';
import type { ShellWindow } from './bridge/shell-window.ts';
import { isSharedPart } from './enter-text.ts';
import { toolsHost } from './tools/add-tools-root.ts';
import { blockKeyAt } from './tools/block-element.ts';
import { pressedAt } from './tools/pressed-picture.ts';
import { toolsStore } from './tools/tools-store.ts';

/**
 * Selects what is focused or clicked: its block, or else the document it belongs to. Ctrl (Cmd) adds a block to the
 * selection or removes it; Shift extends the selection to it. The first press on the navigation or footer only selects it,
 * because every page shows it; the next one edits it.
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
    // Several blocks stay selected while the focus moves among them.
    if (key === null || !selectedKeys(shell.store.getState().selection).includes(key)) {
      shell.select(JSON.stringify(ownerAt(target)));
    }
    if (target.matches('[data-place]')) toolsStore.setState({ picture: pressedAt(target), point: null });
  });

  let isOnlySelecting = false;
  document.addEventListener('pointerdown', (event) => {
    isOnlySelecting = false;
    if (!isSelecting() || !isOnPage(event.target)) return;
    const several = severalAt(event);
    if (several === null) {
      const owner = ownerAt(event.target);
      isOnlySelecting = isSharedPart(owner) && owner.kind !== shell.store.getState().selection?.kind;
      if (isOnlySelecting) window.focus(); // The next key is for the page, not for what had the focus around it.
      if (isOnlySelecting && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      shell.select(JSON.stringify(owner));
    } else if (event.shiftKey) shell.selectUpTo(several);
    else shell.selectAlso(several);
    const picture = several === null && !isOnlySelecting ? pressedAt(event.target) : null;
    toolsStore.setState({ picture, point: picture ? pointAt(event) : null });
  });

  // Firefox and Safari keep the caret in a text that has lost the focus, and would go on typing and pasting there.
  const dropCaret = () => {
    const [selection, { activeElement }] = [document.getSelection(), document];
    const isInText = selection?.anchorNode?.parentElement?.closest('[contenteditable]');
    if (isInText && isOnPage(activeElement) && !isTyping(activeElement)) selection?.removeAllRanges();
  };
  document.addEventListener('focusin', dropCaret);
  document.addEventListener('selectionchange', dropCaret);

  // Such a press must neither select text nor move the focus: both would lose the selection of blocks.
  document.addEventListener('mousedown', (event) => {
    if (isOnlySelecting || (isSelecting() && severalAt(event) !== null)) event.preventDefault();
  });
}

/** Where a picture was pressed, in shares of its width and height. */
function pointAt({ target, clientX, clientY }: MouseEvent): { x: number; y: number } | null {
  const image = target instanceof Element && target.closest('[data-place]')?.querySelector('img');
  if (!image) return null;
  const { left, top, width, height } = image.getBoundingClientRect();
  const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;
  return { x: share((clientX - left) / width), y: share((clientY - top) / height) };
}

/** The block that a Ctrl, Cmd or Shift click selects; null in the text being edited, where the browser handles it. */
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
