import { expect, test } from 'vitest';
import { mentionedIn } from './comment.ts';

const PEOPLE = ['ada', 'ben.moss', 'kim', 'kim-'];

test.each([
  ['@ada and @BEN.moss, please', ['ada', 'ben.moss']],
  ['Please check, @kim.', ['kim']],
  ['(@ada)', ['ada']],
  ['write to office@ada or kim@ada.org', []],
  ['@adam', []],
  ['@kim-', ['kim', 'kim-']],
])('mentionedIn() finds people: %s', (text, names) => {
  expect(mentionedIn(text, PEOPLE)).toEqual(names);
});

test('mentionedIn() takes no longer for a hostile text', () => {
  expect(mentionedIn('@'.repeat(4000) + '.'.repeat(4000), PEOPLE)).toEqual([]);
});
