import type { ShellWindow } from '../bridge/shell-window.ts';
import { isTyping } from '../input/is-typing.ts';
import { blockActionOf, shortcutOf } from '../input/shortcuts.ts';
import { selectedKeys } from '../store/blocks/selection.ts';
import { enterBlock } from './enter-block.ts';
import { focusBlock } from './obey-focus-requests.ts';
import { blockKeyAt } from './tools/block-element.ts';

const EDITABLE = '[data-field]';

/** Handles the keyboard shortcuts of blocks; `?` lists them (`ShortcutSheet.tsx`). */
export function listenToKeys(shell: ShellWindow): void {
  document.addEventListener('keydown', (event) => {
    const { hasShortcuts, activeMenuItem, comparison } = shell.store.getState();
    const shortcut = hasShortcuts ? shortcutOf(event, isTyping(event.target)) : null;
    if (comparison) {
      if (event.key === 'Escape') shell.endComparison();
    } else if (shortcut) {
      event.preventDefault();
      shell.shortcut(shortcut);
    } else if (activeMenuItem === 'select' && event.target instanceof HTMLElement) {
      if (handle(shell, event, event.target)) event.preventDefault();
    }
  });
}

/** True when the key was handled. */
function handle(shell: ShellWindow, event: KeyboardEvent, target: HTMLElement): boolean {
  if (target.matches('[data-block]')) return onBlock(shell, event, target);
  return target.closest(EDITABLE) !== null && inText(shell, event, target);
}

function onBlock(shell: ShellWindow, event: KeyboardEvent, frame: HTMLElement): boolean {
  if (event.key === 'Enter') {
    if (event.altKey) shell.openPanel();
    else enterBlock(frame, () => focusFirstField(frame) || shell.openPanel());
    return true;
  }
  if (event.key === 'Escape') return leave(shell, frame);
  if (!shell.store.getState().hasShortcuts) return false;
  const action = blockActionOf(event);
  if (action) shell.perform(action, blockKeyAt(frame) ?? '');
  else if (!event.altKey && event.key === 'ArrowDown') focusNeighbour(shell, frame, 1, event.shiftKey);
  else if (!event.altKey && event.key === 'ArrowUp') focusNeighbour(shell, frame, -1, event.shiftKey);
  else return false;
  return true;
}

/** Reduces a selection of several blocks to this one; otherwise goes up to the block around it. */
function leave(shell: ShellWindow, frame: HTMLElement): boolean {
  const { selection } = shell.store.getState();
  if (selectedKeys(selection).length < 2) return goUp(shell, frame.parentElement);
  shell.select(JSON.stringify({ kind: 'block', key: blockKeyAt(frame) }));
  return true;
}

function inText(shell: ShellWindow, event: KeyboardEvent, text: HTMLElement): boolean {
  const isRich = text.closest('[data-rich-text]') !== null;
  if (event.key === 'Escape' || (event.key === 'Enter' && !isRich && !event.isComposing)) return goUp(shell, text);
  // In tables and lists of rich text, Tab has a meaning of its own.
  if (event.key === 'Tab' && !event.defaultPrevented) return focusNextField(text, event.shiftKey ? -1 : 1);
  return false;
}

/** Goes up from a text to its block, from a block to the block around it, and from there to no selection. */
function goUp(shell: ShellWindow, from: HTMLElement | null): boolean {
  const key = blockKeyAt(from);
  if (key !== null) focusBlock(key);
  else {
    shell.select('null');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  return true;
}

/** Goes to the next or previous block; with Shift, extends the selection to it. */
function focusNeighbour(shell: ShellWindow, frame: HTMLElement, step: 1 | -1, isRange: boolean): void {
  const scope = isRange ? frame.parentElement : document;
  const frames = [...(scope?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].filter(
    (one) => one.checkVisibility() && (!isRange || one.parentElement === scope),
  );
  const key = blockKeyAt(frames[frames.indexOf(frame) + step] ?? null);
  if (key === null) return;
  if (isRange) shell.selectUpTo(key);
  else shell.select(JSON.stringify({ kind: 'block', key }));
  focusBlock(key);
}

function focusFirstField(frame: HTMLElement): boolean {
  const [first] = fieldsOf(frame);
  first?.focus();
  return first !== undefined;
}

/** Goes to the next or previous text of the page, in the order of reading; false at its ends. */
function focusNextField(text: HTMLElement, step: 1 | -1): boolean {
  const here = text.closest<HTMLElement>(EDITABLE);
  if (!here) return false;
  const fields = visible(document.querySelectorAll<HTMLElement>(EDITABLE));
  const next = fields[fields.indexOf(here) + step];
  next?.focus();
  return next !== undefined;
}

/** The focusable fields of a block, without those of nested blocks. */
function fieldsOf(frame: HTMLElement): HTMLElement[] {
  return visible(frame.querySelectorAll<HTMLElement>(EDITABLE)).filter(
    (field) => field.closest('[data-block]') === frame,
  );
}

const visible = (fields: Iterable<HTMLElement>) =>
  [...fields].filter((field) => field.checkVisibility({ visibilityProperty: true }));
