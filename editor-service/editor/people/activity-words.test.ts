import { expect, test } from 'vitest';
import { AUDIT_VERBS } from '#content-store/model/people/audit-entry.ts';
import { subjectWords } from './ActivityTab.tsx';

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

test('the verb of every action can begin the end of a sentence', () => {
  for (const verb of Object.values(AUDIT_VERBS)) expect(verb).toMatch(/^[a-z].*[a-z,]$/);
});
