import { expect, test } from 'vitest';
import { wellFormed } from './payload.ts';

const half = '👍'.slice(0, 1);

test('wellFormed() replaces half an emoji, at any depth', () => {
  const given = { text: `Good ${half}`, list: [{ [`${half}name`]: 'x', whole: '👍' }], number: 1, nothing: null };
  const list = [{ '\ufffdname': 'x', whole: '👍' }];
  expect(wellFormed(given)).toEqual({ text: 'Good \ufffd', list, number: 1, nothing: null });
});

test('wellFormed() replaces NUL, which PostgreSQL refuses, in queries too', () => {
  const query = Object.assign(Object.create(null), { slug: 'a\0b', 'c\0': ['\0'] });
  expect(wellFormed(query)).toEqual({ slug: 'a\ufffdb', 'c\ufffd': ['\ufffd'] });
});

test('wellFormed() returns the same object if every text is whole', () => {
  const given = { text: 'Good 👍', list: ['👍', { deep: 'é' }] };
  expect(wellFormed(given)).toBe(given);
});

test('wellFormed() keeps names that could reach a prototype for the check of unknown fields', () => {
  const given = JSON.parse(`{"__proto__":{"x":"${half}"}}`) as object;
  expect(Object.keys(wellFormed(given))).toEqual(['__proto__']);
});
