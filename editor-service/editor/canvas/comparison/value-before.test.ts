import { expect, test } from 'vitest';
import { isChanged, valueBefore } from './comparison-context.ts';

const before = {
  heading: 'Old',
  tabs: [
    { key: 'a', title: 'A' },
    { key: 'b', title: 'B' },
  ],
  plain: [{ title: 'x' }],
};
const after = {
  heading: 'New',
  tabs: [
    { key: 'b', title: 'B!' },
    { key: 'c', title: 'C' },
  ],
  plain: [{ title: 'y' }],
};

test('valueBefore() follows list entries by their keys', () => {
  expect(valueBefore(before, after, 'heading')).toBe('Old');
  expect(valueBefore(before, after, 'tabs.0.title')).toBe('B');
  expect(valueBefore(before, after, 'tabs.1.title')).toBeUndefined();
});

test('valueBefore() matches entries without keys by position', () => {
  expect(valueBefore(before, after, 'plain.0.title')).toBe('x');
});

test('isChanged() asks what is stored, and not in a component that is new or gone', () => {
  expect(isChanged(before, after, 'heading')).toBe(true);
  expect(isChanged(before, { ...after, heading: 'Old' }, 'heading')).toBe(false);
  expect(isChanged(undefined, after, 'heading')).toBe(false);
});
