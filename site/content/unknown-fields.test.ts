import { describe, expect, test } from 'vitest';
import { onlyKnown, reservedFields, sizeOf, unknownFields, withUnknown } from './unknown-fields.ts';

const given = { title: 'Hi', odd: 1, link: { href: '/', rel: 'x' }, rows: [{ a: 1 }, { a: 2, b: [3] }, { a: 4 }] };
const known = { title: 'Hi', link: { href: '/', text: '' }, rows: [{ a: 1 }, { a: 2 }], size: 'large' };

describe('unknownFields()', () => {
  test('finds fields that a schema dropped, in objects and lists, but no entries that it cut off', () => {
    expect(unknownFields(given, known)).toEqual([['odd'], ['link', 'rel'], ['rows', 1, 'b']]);
  });

  test('finds nothing where the schema changed the type of a value', () => {
    expect(unknownFields({ tags: ['a:b'] }, { tags: { include: ['a:b'] } })).toEqual([]);
  });

  test('treats names of Object.prototype like other fields', () => {
    expect(unknownFields({ toString: 2 }, {})).toEqual([['toString']]);
  });
});

describe('names that could reach a prototype', () => {
  const hostile = JSON.parse('{"__proto__":1,"odd":[{"constructor":{"prototype":2},"z":3}],"rows":[{"prototype":4}]}');
  const rows = { rows: [{}] };

  test('reservedFields() finds them, inside unknown fields too', () => {
    expect(reservedFields(hostile, rows)).toEqual([['__proto__'], ['odd', 0, 'constructor'], ['rows', 0, 'prototype']]);
  });

  test('unknownFields() and withUnknown() leave them out', () => {
    expect(unknownFields(hostile, rows)).toEqual([['odd']]);
    const kept = withUnknown(hostile, rows);
    expect(kept).toEqual({ odd: [{ z: 3 }], rows: [{}] });
    expect(JSON.stringify(kept)).toBe('{"rows":[{}],"odd":[{"z":3}]}');
  });
});

test('withUnknown() restores unknown fields in place', () => {
  expect(withUnknown(given, known)).toEqual({
    ...{ title: 'Hi', odd: 1, link: { href: '/', text: '', rel: 'x' }, size: 'large' },
    rows: [{ a: 1 }, { a: 2, b: [3] }],
  });
});

describe('onlyKnown()', () => {
  test('removes unknown fields and fills in nothing', () => {
    expect(onlyKnown(given, known)).toEqual({ title: 'Hi', link: { href: '/' }, rows: [{ a: 1 }, { a: 2 }] });
  });

  test('returns the same object if there is nothing to remove', () => {
    const plain = { title: 'Hi', rows: [{ a: 1 }], texts: ['x', 'y'] };
    expect(onlyKnown(plain, { ...plain, texts: ['y'], size: 'large' })).toBe(plain);
  });

  test('keeps nothing of an object that was parsed to a plain value', () => {
    expect(onlyKnown({ colour: { secret: 1 } }, { colour: 'white' })).toEqual({ colour: 'white' });
  });
});

test('sizeOf() counts names and values in bytes', () => {
  expect(sizeOf({ a: 'ä', b: 'long' }, [['a']])).toBe('[["a","ä"]]'.length + 1);
});
