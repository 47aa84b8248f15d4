import { expect, test } from 'vitest';
import { usernameOf } from './user.ts';

test.each([
  ['Ada@example.org', 'ada'],
  ['ada.lovelace+work@example.org', 'ada.lovelace+work'],
  ['jo@example.org', 'jo@example.org'],
  ["o'neill@example.org", "o'neill@example.org"],
])('usernameOf(%s) is %s', (email, name) => {
  expect(usernameOf(email)).toBe(name);
});
