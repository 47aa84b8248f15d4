import type { ShellWindow } from '../shell-window.ts';
import { shortcutOf } from '../shortcuts.ts';
import { focusBlock } from './obey-focus-requests.ts';
import { blockElement, blockKeyAt } from './tools/block-element.ts';

const EDITABLE = '[data-field]';

/** Everything that can be done to blocks with the keyboard; listed in the README. */
export function listenToKeys(shell: ShellWindow): void {
  document.addEventListener('keydown', (event) => {
    const shortcut = shortcutOf(event);
    if (shortcut) {
      event.preventDefault();
      shell.shortcut(shortcut);
    } else if (shell.store.getState().activeMenuItem === 'select' && event.target instanceof HTMLElement) {
      if (handle(shell, event, event.target)) event.preventDefault();
    }
  });
}

/** True when the key meant something here. */
function handle(shell: ShellWindow, event: KeyboardEvent, target: HTMLElement): boolean {
  const key = blockKeyAt(target);
  const isText = target.closest(EDITABLE) !== null;
  if (event.altKey && key && !isText && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    shell.perform(event.key === 'ArrowUp' ? 'up' : 'down', key);
    return true;
  }
  if (target.matches('[data-block]')) return onBlock(shell, event, target);
  return isText && inText(shell, event, target);
}

function onBlock(shell: ShellWindow, event: KeyboardEvent, frame: HTMLElement): boolean {
  const key = blockKeyAt(frame) ?? '';
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return focusNeighbour(frame, event.key === 'ArrowDown' ? 1 : -1);
    case 'Enter':
      if (!focusFirstField(frame)) shell.openPanel();
      return true;
    case 'Escape':
      return goUp(shell, frame.parentElement);
    case 'Delete':
    case 'Backspace':
      shell.perform('remove', key);
      return true;
    default:
      return false;
  }
}

function inText(shell: ShellWindow, event: KeyboardEvent, text: HTMLElement): boolean {
  const isRich = text.closest('[data-rich-text]') !== null;
  if (event.key === 'Escape' || (event.key === 'Enter' && !isRich && !event.isComposing)) return goUp(shell, text);
  if (event.key === 'Tab') return focusNextField(text, event.shiftKey ? -1 : 1);
  return false;
}

/** From a text to its block, from a block to the one around it, and then to nothing. */
function goUp(shell: ShellWindow, from: HTMLElement | null): boolean {
  const key = blockKeyAt(from);
  if (key !== null) focusBlock(key);
  else {
    shell.select('null');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  return true;
}

function focusNeighbour(frame: HTMLElement, step: 1 | -1): boolean {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')].filter((one) => one.checkVisibility());
  const next = frames[frames.indexOf(frame) + step];
  const key = blockKeyAt(next ?? null);
  if (key !== null) focusBlock(key);
  return true;
}

function focusFirstField(frame: HTMLElement): boolean {
  const [first] = fieldsOf(frame);
  first?.focus();
  return first !== undefined;
}

function focusNextField(text: HTMLElement, step: 1 | -1): boolean {
  const frame = blockElement(blockKeyAt(text) ?? '');
  if (!frame) return false;
  const here = text.closest<HTMLElement>(EDITABLE);
  const fields = fieldsOf(frame);
  const next = here && fields[fields.indexOf(here) + step];
  next?.focus();
  return next !== undefined && next !== null;
}

/** The fields of a block that can be focused, without those of the blocks in it. */
function fieldsOf(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(EDITABLE)].filter(
    (field) => field.closest('[data-block]') === frame && field.checkVisibility(),
  );
}
