import { expect, test } from 'vitest';
import { blockActionOf, shortcutOf } from './keys.ts';

const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

test.each([
  [{ ...none, key: 's', ctrlKey: true }, 'save'],
  [{ ...none, key: 'S', metaKey: true }, 'save'],
  [{ ...none, key: 'z', ctrlKey: true }, 'undo'],
  [{ ...none, key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ ...none, key: 'y', ctrlKey: true }, 'redo'],
  [{ ...none, key: '?', shiftKey: true }, 'help'],
  [{ ...none, key: 'k', ctrlKey: true }, 'commands'],
  [{ ...none, key: 'k', metaKey: true }, 'commands'],
  [{ ...none, key: '/', ctrlKey: true }, 'add'],
  [{ ...none, key: '／', ctrlKey: true }, 'add'],
  [{ ...none, key: '？', shiftKey: true }, 'help'],
  [{ ...none, key: 'm', ctrlKey: true, altKey: true }, 'comment'],
  [{ ...none, key: 'µ', metaKey: true, altKey: true }, 'comment'],
  [{ ...none, key: 'س', code: 'KeyS', ctrlKey: true }, 'save'],
  [{ ...none, key: 'ظ', code: 'Slash', ctrlKey: true }, 'add'],
  [{ ...none, key: 'ن', code: 'KeyK', metaKey: true }, 'commands'],
  [{ ...none, key: 'z', code: 'KeyY', ctrlKey: true }, 'undo'],
  [{ ...none, key: 'ь', code: 'KeyM', ctrlKey: true, altKey: true }, 'comment'],
  [{ ...none, key: 'm', altKey: true }, null],
  [{ ...none, key: '/' }, null],
  [{ ...none, key: 's' }, null],
  [{ ...none, key: 'z', ctrlKey: true, altKey: true }, null],
])('shortcutOf() reads %o as %s', (keys, expected) => {
  expect(shortcutOf(keys, false)).toBe(expected);
});

test('shortcutOf() leaves Ctrl+K to a text that makes a link, and the question mark to any text', () => {
  expect(shortcutOf({ ...none, key: 'k', ctrlKey: true, defaultPrevented: true }, true)).toBeNull();
  expect(shortcutOf({ ...none, key: 'k', ctrlKey: true }, true)).toBe('commands');
  expect(shortcutOf({ ...none, key: '?', shiftKey: true }, true)).toBeNull();
  expect(shortcutOf({ ...none, key: 's', ctrlKey: true }, true)).toBe('save');
});

test.each([
  [{ ...none, key: 'ArrowUp', altKey: true }, 'up'],
  [{ ...none, key: 'ArrowDown', altKey: true }, 'down'],
  [{ ...none, key: 'd', ctrlKey: true }, 'duplicate'],
  [{ ...none, key: 'ي', code: 'KeyD', ctrlKey: true }, 'duplicate'],
  [{ ...none, key: 'ظ', code: 'Slash' }, null],
  [{ ...none, key: '/' }, 'add'],
  [{ ...none, key: '/', shiftKey: true }, 'add'],
  [{ ...none, key: '／' }, 'add'],
  [{ ...none, key: '/', ctrlKey: true }, 'add'],
  [{ ...none, key: 'm' }, null],
  [{ ...none, key: 'a' }, null],
  [{ ...none, key: 'Delete' }, 'remove'],
  [{ ...none, key: 'a', ctrlKey: true }, null],
  [{ ...none, key: 'M', shiftKey: true }, null],
  [{ ...none, key: 'constructor' }, null],
])('blockActionOf() reads %o as %s', (keys, expected) => {
  expect(blockActionOf(keys)).toBe(expected);
});
