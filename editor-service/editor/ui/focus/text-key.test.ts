import { expect, test } from 'vitest';
import { isTextKey } from './is-typing.ts';

function press(key: string, ...held: ('Control' | 'Alt' | 'Meta' | 'AltGraph')[]) {
  const getModifierState = (name: string) => held.some((one) => one === name);
  const [ctrlKey, altKey, metaKey] = [held.includes('Control'), held.includes('Alt'), held.includes('Meta')];
  return { key, ctrlKey, altKey, metaKey, getModifierState };
}

test.each([
  [press('a'), true],
  [press(' '), true],
  [press('?'), true],
  [press('語'), true],
  [press('Dead'), true],
  [press('Process'), true],
  [press('@', 'Control', 'Alt', 'AltGraph'), true],
  [press('a', 'Control'), false],
  [press('a', 'Meta'), false],
  [press('a', 'Alt'), false],
  [press('Enter'), false],
  [press('F5'), false],
  [press('Shift'), false],
])('isTextKey() reads %o: %s', (keys, expected) => {
  expect(isTextKey(keys)).toBe(expected);
});
