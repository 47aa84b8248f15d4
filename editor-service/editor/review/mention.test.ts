import { expect, test } from 'vitest';
import { mentionBefore, peopleMatching, withMention } from './mention.ts';

const PEOPLE = [
  { username: 'ada', name: 'Ada Moss' },
  { username: 'ben', name: '' },
];

test.each([
  ['@', ''],
  ['Please, @Ad', 'ad'],
  ['office@ad', null],
  ['@ada and', null],
  ['見て @山', '山'],
  ['これは@ad', 'ad'],
  ['これは＠ad', 'ad'],
])('mentionBefore() knows what is typed of a mention: %s', (text, typed) => {
  expect(mentionBefore(text, text.length)).toBe(typed);
});

test('peopleMatching() finds people by their names and usernames', () => {
  const found = (typed: string | null) => peopleMatching(typed, PEOPLE).map(({ username }) => username);
  expect([found(''), found('mo'), found('be'), found('x'), found(null)]).toEqual([
    ['ada', 'ben'],
    ['ada'],
    ['ben'],
    [],
    [],
  ]);
});

test('withMention() completes a mention in the middle of a text', () => {
  expect(withMention('Dear @a please', 7, 'ada')).toEqual({ text: 'Dear @ada please', caret: 10 });
  expect(withMention('Dear @Ad', 8, 'ada')).toEqual({ text: 'Dear @ada ', caret: 10 });
});
