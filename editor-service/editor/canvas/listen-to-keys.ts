import { blockActionOf, shortcutOf } from '../blocks/keys.ts';
import { type Selection, selectedKeys } from '../store/blocks/selection.ts';
import { leaveToInputMethod } from '../ui/focus/input-method.ts';
import { isTextKey, isTyping } from '../ui/focus/is-typing.ts';
import type { ShellWindow } from './bridge/shell-window.ts';
import { firstText, focusBlock, isSharedPart, typeInto } from './enter-text.ts';
import { handToShell } from './fields/held-typing.ts';
import { blockKeyAt } from './tools/block-element.ts';
import { enterPictureBar } from './tools/PictureBar.tsx';
import { focusPicture, PICTURE } from './tools/pressed-picture.ts';
import { toolsStore } from './tools/tools-store.ts';

const EDITABLE = `[data-field], ${PICTURE}`;

/** Handles the keyboard shortcuts of blocks; `?` lists them (`ShortcutSheet.tsx`). */
export function listenToKeys(shell: ShellWindow): void {
  leaveToInputMethod(window);
  document.addEventListener('keydown', handToShell, { capture: true });
  document.addEventListener('keydown', (event) => {
    const { hasShortcuts, activeMenuItem, comparison, selection } = shell.store.getState();
    const [target] = event.composedPath();
    const isWriting = isTyping(target ?? null);
    if (comparison) {
      if (event.key === 'Escape') shell.endComparison();
      return;
    }
    const isSelecting = activeMenuItem === 'select' && target instanceof HTMLElement;
    if (isSelecting && handle(shell, event, target)) return event.preventDefault();
    if (isSelecting && !isWriting && selection && isForText(event, target, selection)) return type(event, selection);
    const shortcut = hasShortcuts ? shortcutOf(event, isWriting) : null;
    if (!shortcut) return;
    event.preventDefault();
    shell.shortcut(shortcut);
  });
}

/** A space on a button presses it. What all pages share is not edited by a letter, but by Enter. */
function isForText(event: KeyboardEvent, target: HTMLElement, selection: Selection): boolean {
  if (isSharedPart(selection)) return event.key === 'Enter' && target === document.body;
  return isTextKey(event) && (event.key !== ' ' || target.matches('[data-block], body'));
}

/** Puts the caret where the key belongs: into the open text, or the first one of the selection, if any. */
function type(event: KeyboardEvent, selection: Selection): void {
  const { richText } = toolsStore.getState();
  if (richText) richText.editor.view.focus();
  else if (!typeInto(selection) || event.key === 'Enter') event.preventDefault();
}

/** True when the key was handled. */
function handle(shell: ShellWindow, event: KeyboardEvent, target: HTMLElement): boolean {
  if (target.matches('[data-block]')) return onBlock(shell, event, target);
  if (target.matches(PICTURE) && event.key === 'Enter') return enterPictureBar();
  return addHere(shell, event, target) || (target.closest(EDITABLE) !== null && inText(shell, event, target));
}

function onBlock(shell: ShellWindow, event: KeyboardEvent, frame: HTMLElement): boolean {
  if (event.key === 'Enter') {
    if (event.altKey) shell.openPanel();
    else enter(shell, frame);
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

/** Goes to the first text of a block, or else to its first picture, or to its settings. */
function enter(shell: ShellWindow, frame: HTMLElement): void {
  const place = { kind: 'block', key: blockKeyAt(frame) ?? '' } as const;
  if (typeInto(place)) return;
  const picture = firstText(frame, EDITABLE);
  if (picture) focusField(picture);
  else shell.openPanel();
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
  const isEnter = event.key === 'Enter' && !isRich;
  // Above the components there is nothing to go up to, and what is typed next would be lost.
  if (isEnter && blockKeyAt(text) === null && text.closest('main')) {
    focusNextField(text, 1, 'main');
    return true;
  }
  if (event.key === 'Escape' || isEnter) return goUp(shell, text);
  // In tables and lists of rich text, Tab has its own meaning.
  if (event.key === 'Tab' && !event.defaultPrevented) return focusNextField(text, event.shiftKey ? -1 : 1);
  return false;
}

/** Ctrl+/ adds a component below the one of a text, the first one from the page's head, and the last from nowhere. */
function addHere(shell: ShellWindow, event: KeyboardEvent, target: HTMLElement): boolean {
  const { hasShortcuts, documents } = shell.store.getState();
  if (!hasShortcuts || !documents || blockActionOf(event) !== 'add' || event.ctrlKey === event.metaKey) return false;
  const key = blockKeyAt(target);
  const isNowhere = target === document.body;
  if (key !== null) shell.perform('add', key);
  else if (!isNowhere && !target.closest('main')) return false;
  else shell.openPicker('{"kind":"contents"}', isNowhere ? documents.page.contents.length : 0);
  return true;
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

/** Goes to the next or previous text or picture of the page, or of a part of it, in the order of reading; false at its ends. */
function focusNextField(text: HTMLElement, step: 1 | -1, part = 'body'): boolean {
  const here = text.closest<HTMLElement>(EDITABLE);
  if (!here) return false;
  const fields = visible(document.querySelectorAll<HTMLElement>(`${part} :is(${EDITABLE})`));
  const next = fields[fields.indexOf(here) + step];
  if (next) focusField(next);
  return next !== undefined;
}

const focusField = (field: HTMLElement): void => (field.matches(PICTURE) ? focusPicture(field) : field.focus());

const visible = (fields: Iterable<HTMLElement>) =>
  [...fields].filter((field) => field.checkVisibility({ visibilityProperty: true }));
