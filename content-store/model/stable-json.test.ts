import { expect, test } from 'vitest';
import { publishedJson, stableJson } from './stable-json.ts';

test('stableJson() gives equal texts for equal documents, whatever the order of their keys', () => {
  const one = { b: [{ d: 1, c: undefined }], a: { f: null, e: 'x' } };
  const other = { a: { e: 'x', f: null }, b: [{ d: 1 }] };
  expect(stableJson(one)).toBe('{"a":{"e":"x","f":null},"b":[{"d":1}]}');
  expect(stableJson(other)).toBe(stableJson(one));
});

test('stableJson() keeps the order of lists and a key named __proto__', () => {
  expect(stableJson([2, 1])).toBe('[2,1]');
  expect(stableJson(JSON.parse('{"b":1,"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1},"b":1}');
});

test('publishedJson() indents by two spaces and ends with a newline', () => {
  expect(publishedJson({ b: 1, a: [] })).toBe('{\n  "a": [],\n  "b": 1\n}\n');
});
