import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { stepOfKey } from './step-of-key.ts';

test.each([
  ['ltr', [1, -1, 0]],
  ['rtl', [-1, 1, 0]],
])('stepOfKey() goes on with the arrow to where a text in %s goes', (direction, expected) => {
  vi.stubGlobal('getComputedStyle', () => ({ direction }));
  const pressed = (key: string) => stepOfKey({ key, currentTarget: {} } as KeyboardEvent);
  expect(['ArrowRight', 'ArrowLeft', 'a'].map(pressed)).toEqual(expected);
  vi.unstubAllGlobals();
});
