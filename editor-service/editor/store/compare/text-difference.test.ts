import { expect, test } from 'vitest';
import { markupDifference, textRuns } from './text-difference.ts';

test('textRuns() finds the words that were added and removed', () => {
  expect(textRuns('We meet on Tuesdays', 'We meet twice on Fridays')).toEqual([
    { kind: 'same', text: 'We meet ' },
    { kind: 'added', text: 'twice ' },
    { kind: 'same', text: 'on ' },
    { kind: 'removed', text: 'Tuesdays' },
    { kind: 'added', text: 'Fridays' },
  ]);
  expect(textRuns('A street, a winter', 'Something else')).toEqual([
    { kind: 'removed', text: 'A street, a winter' },
    { kind: 'added', text: 'Something else' },
  ]);
});

test('markupDifference() marks words and leaves tags outside', () => {
  expect(markupDifference('<p>One two</p>', '<p>One <strong>more</strong> two</p>')).toBe(
    '<p>One <strong><ins>more</ins></strong> two</p>',
  );
});

test('markupDifference() shows a removed paragraph where it was', () => {
  expect(markupDifference('<p>Keep this</p><p>Not this one</p>', '<p>Keep this</p>')).toBe(
    '<p>Keep this</p><del>Not this one</del>',
  );
});

test('markupDifference() returns equal texts unchanged', () => {
  expect(markupDifference('<p>a &amp; b</p>', '<p>a &amp; b</p>')).toBe('<p>a &amp; b</p>');
});
