import { expect, test } from 'vitest';
import { createFormTokens, suspicionOf } from './submit-form.ts';

const tokens = createFormTokens('a secret');
const evidence = { tokens, form: 'main contact', hiddenField: '', values: {}, now: 10_000 };
const given = (at: number, form = 'main contact') => ({ ...evidence, token: tokens.sign(form, at) });

test('suspicionOf() returns null for a form that took long enough to fill in', () => {
  expect(suspicionOf(given(8000))).toBeNull();
});

test('suspicionOf() takes the token of a page that was loaded before an upgrade', () => {
  const token = '668.ytYTdoo_2wp3z23Ploz4Ob6fmyqolxQmOCmi-pXLCbc';
  expect(suspicionOf({ ...evidence, token })).toBeNull();
});

test('suspicionOf() suspects haste, tokens of other forms, forged tokens and a filled hidden field', () => {
  expect(suspicionOf(given(9900))).toBe('It was filled in within 100 ms');
  expect(suspicionOf(given(1000, 'main jobs'))).toMatch('token');
  expect(suspicionOf({ ...evidence, token: `${(1).toString(36)}.forged` })).toMatch('token');
  expect(suspicionOf({ ...given(8000), hiddenField: 'http://x' })).toMatch('hidden from people');
});

test('suspicionOf() takes a token of yesterday for none', () => {
  const now = 100_000_000;
  const links = { text: 'https://a https://b http://c' };
  expect(suspicionOf({ ...given(1000), now })).toBeNull();
  expect(suspicionOf({ ...given(1000), now, values: links })).toMatch('links');
  expect(suspicionOf({ ...given(now - 5000), now, values: links })).toBeNull();
});

test('suspicionOf() suspects a missing token only together with many links', () => {
  const withoutToken = { ...evidence, token: undefined };
  expect(suspicionOf(withoutToken)).toBeNull();
  expect(suspicionOf({ ...withoutToken, values: { text: 'https://a https://b http://c' } })).toMatch('links');
});
