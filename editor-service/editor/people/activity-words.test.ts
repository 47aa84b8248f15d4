import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#content-store/model/people/audit-entry.ts';
import { subjectWords, verbOf } from './activity-words.ts';

test.each([
  ['nav_main', 'the navigation'],
  ['footer_main_vic', 'the footer'],
  ['/about (01M8XYZ)', '/about'],
  ['carla (01M9ABC): editor, disabled', 'carla: editor, disabled'],
  ['News desk (01M9ABC)', 'News desk'],
  ['contact', 'contact'],
  ['', ''],
])('subjectWords(%s) is %s', (subject, words) => {
  expect(subjectWords(subject)).toBe(words);
});

test('verbOf() has words for every action, which end a sentence', () => {
  for (const action of AUDIT_ACTIONS) expect(verbOf(action)).toMatch(/^[a-z].*[a-z,]$/);
});
