import { expect, test } from 'vitest';
import { keyEntries, NO_ENTRIES } from './entry-keys.ts';

const [bread, soup, cheese] = [{ name: 'Bread' }, { name: 'Soup' }, { name: 'Cheese' }];
const menu = keyEntries(NO_ENTRIES, [bread, soup, cheese]);
const [first, second, third] = menu.keys;

test('keyEntries() gives every entry its own key', () => {
  expect(new Set(menu.keys).size).toBe(3);
});

test('keyEntries() keeps the key of an entry that is moved', () => {
  expect(keyEntries(menu, [bread, cheese, { ...soup }]).keys).toEqual([first, third, second]);
});

test('keyEntries() keeps the key of an entry that is edited', () => {
  expect(keyEntries(menu, [bread, { name: 'Broth' }, cheese]).keys).toEqual([first, second, third]);
});

test('keyEntries() keeps the other keys when an entry is added or removed', () => {
  expect(keyEntries(menu, [bread, cheese]).keys).toEqual([first, third]);
  const { keys } = keyEntries(menu, [bread, { name: 'New' }, soup, cheese]);
  expect(keys.toSpliced(1, 1)).toEqual([first, second, third]);
  expect(menu.keys).not.toContain(keys[1]);
});
