import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ ...none, key: 's', ctrlKey: true }, 'save'],
  [{ ...none, key: 'S', metaKey: true }, 'save'],
  [{ ...none, key: 'z', ctrlKey: true }, 'undo'],
  [{ ...none, key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ ...none, key: 'y', ctrlKey: true }, 'redo'],
  [{ ...none, key: 's' }, null],
  [{ ...none, key: 'z', ctrlKey: true, altKey: true }, null],
])('shortcutOf() reads %o as %s', (keys, expected) => {
  expect(shortcutOf(keys)).toBe(expected);
});
