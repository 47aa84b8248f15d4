import { describe, expect, test } from 'vitest';
import { onlyKnown, reservedFields, sizeOf, unknownFields, withUnknown } from './unknown-fields.ts';

const given = { title: 'Hi', odd: 1, link: { href: '/', rel: 'x' }, rows: [{ a: 1 }, { a: 2, b: [3] }, { a: 4 }] };
const known = { title: 'Hi', link: { href: '/', text: '' }, rows: [{ a: 1 }, { a: 2 }], size: 'large' };

describe('unknownFields()', () => {
  test('finds what a schema dropped, in objects and lists, but no entries that it cut off', () => {
    expect(unknownFields(given, known)).toEqual([['odd'], ['link', 'rel'], ['rows', 1, 'b']]);
  });

  test('finds nothing where a value became something else', () => {
    expect(unknownFields({ tags: ['a:b'] }, { tags: { include: ['a:b'] } })).toEqual([]);
  });

  test('takes names of Object.prototype for fields like others', () => {
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

test('withUnknown() puts it back in its places', () => {
  expect(withUnknown(given, known)).toEqual({
    ...{ title: 'Hi', odd: 1, link: { href: '/', text: '', rel: 'x' }, size: 'large' },
    rows: [{ a: 1 }, { a: 2, b: [3] }],
  });
});

describe('onlyKnown()', () => {
  test('takes it away and fills in nothing', () => {
    expect(onlyKnown(given, known)).toEqual({ title: 'Hi', link: { href: '/' }, rows: [{ a: 1 }, { a: 2 }] });
  });

  test('gives back the same object when there is nothing to take away', () => {
    const plain = { title: 'Hi', rows: [{ a: 1 }], texts: ['x', 'y'] };
    expect(onlyKnown(plain, { ...plain, texts: ['y'], size: 'large' })).toBe(plain);
  });

  test('keeps nothing of an object that became a plain value', () => {
    expect(onlyKnown({ colour: { secret: 1 } }, { colour: 'white' })).toEqual({ colour: 'white' });
  });
});

test('sizeOf() counts names and values in bytes', () => {
  expect(sizeOf({ a: 'ä', b: 'long' }, [['a']])).toBe('[["a","ä"]]'.length + 1);
});
