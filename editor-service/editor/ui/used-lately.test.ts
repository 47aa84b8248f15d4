import { beforeEach, expect, test, vi } from 'vitest';
import { noteUsed, usedLately } from './used-lately.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

test('usedLately() has the latest first, each once, and no more than wanted', () => {
  for (const id of ['a', 'b', 'c', 'a']) noteUsed('list', { id }, 2);
  expect(usedLately('list')).toEqual([{ id: 'a' }, { id: 'c' }]);
});

test('usedLately() reads a list of ids, as it was once kept, and nothing from anything else', () => {
  kept.set('list', '["a","b"]');
  expect(usedLately('list')).toEqual([{ id: 'a' }, { id: 'b' }]);
  kept.set('list', '[null,7,{},{"id":3},"a"]');
  expect(usedLately('list')).toEqual([{ id: 'a' }]);
  kept.set('list', '{"broken');
  expect(usedLately('list')).toEqual([]);
});
