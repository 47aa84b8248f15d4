import { isSlash, latinKey } from '../ui/latin-key.ts';
import type { BlockActionName } from './block-actions/offers/block-actions.ts';

export type Shortcut = 'save' | 'undo' | 'redo' | 'help' | 'commands' | 'add' | 'comment' | TextShortcut;

/** What is done with the texts of a translation that wait. */
export type TextShortcut = 'nextText' | 'previousText' | 'confirmText';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;
type Press = Keys & Pick<KeyboardEvent, 'defaultPrevented'>;

/**
 * Ctrl/Cmd+S saves the page, Ctrl/Cmd+Z undoes, with Shift (or Ctrl+Y) redoes, `?` shows the shortcuts;
 * Ctrl/Cmd+K opens the commands, except in a rich text, where it makes a link; Ctrl/Cmd+/ adds a component; Ctrl/Cmd+Alt+M
 * comments (a Mac writes µ), with J and K goes to the next and the previous open text, with Enter confirms it; null for any other key. While the user types, `?` is a question mark, and the place of a component is the text's.
 */
export function shortcutOf(press: Press, isTyping: boolean): Shortcut | null {
  const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = press;
  const letter = latinKey(press);
  if (letter === '?' && !ctrlKey && !metaKey && !altKey && !isTyping) return 'help';
  if (ctrlKey === metaKey) return null;
  if (altKey) return WITH_ALT.get(letter) ?? null;
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'k' && !shiftKey) return defaultPrevented ? null : 'commands';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === '/' && !isTyping) return 'add';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** By what the key writes, with Alt on a Mac too. */
const WITH_ALT: ReadonlyMap<string, Shortcut> = new Map([
  ...(['m', 'µ'] as const).map((key) => [key, 'comment'] as const),
  ...(['j', '∆'] as const).map((key) => [key, 'nextText'] as const),
  ...(['k', '˚'] as const).map((key) => [key, 'previousText'] as const),
  ['enter', 'confirmText'],
]);

const PLAIN: ReadonlyMap<string, BlockActionName> = new Map([
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
]);
const STEPS: ReadonlyMap<string, BlockActionName> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** The action of a key on the focused component; null for a key without one: letters are typed in its first text. */
export function blockActionOf(press: Keys): BlockActionName | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = press;
  const hasCommand = ctrlKey || metaKey;
  const key = hasCommand ? latinKey(press) : press.key;
  if (isSlash(key) && !altKey) return 'add'; // Many keyboards need Shift for it.
  if (shiftKey) return null;
  if (altKey) return hasCommand ? null : (STEPS.get(key) ?? null);
  if (hasCommand) return key === 'd' ? 'duplicate' : null;
  return PLAIN.get(key) ?? null;
}
