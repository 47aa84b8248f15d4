import { expect, test } from 'vitest';
import { directiveName } from './directive-name.ts';

test('directiveName() rejects an empty name', () => {
  expect(directiveName('tabs.0.title')).toBe('tabs.0.title');
  expect(() => directiveName('')).toThrow('A name must be provided');
});
