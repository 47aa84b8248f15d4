import { expect, test } from 'vitest';
import type { Suggestion, SuggestionGroup } from './link-suggestions.ts';
import { keptInPlace } from './link-suggestions.ts';

const group = (value: string, ...keys: string[]): SuggestionGroup => ({
  value,
  items: keys.map((key): Suggestion => ({ key, label: key, detail: '', action: { kind: 'upload' } })),
});

test('keptInPlace() leaves what a person walks through where it is, and adds the rest below', () => {
  const held = [group('On this page', 'heading'), group('New', 'create')];
  const later = [group('Pages', 'a', 'b'), group('On this page', 'heading', 'other'), group('New', 'create')];
  expect(keptInPlace(held, later)).toEqual([...held, group('Pages', 'a', 'b'), group('On this page', 'other')]);
  expect(keptInPlace([], later)).toEqual(later);
});
