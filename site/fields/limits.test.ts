import { expect, test } from 'vitest';
import { z } from 'zod';
import { beyondLimits, cutToLimits, limitsOf, withSurplus } from './limits.ts';

const schema = z.object({
  heading: z.string().max(5).default(''),
  code: z
    .string()
    .max(3)
    .regex(/^[a-z]*$/)
    .default(''),
  tiles: z
    .array(z.object({ title: z.string().max(4).default(''), links: z.array(z.string()).max(1).default([]) }))
    .max(2)
    .prefault([{}]),
});
const limits = limitsOf(schema);
const tile = (title: string, links: string[] = []) => ({ title, links });
const given = { heading: 'Headings', tiles: [tile('Breads'), tile('Soup', ['a', 'b']), tile('Cheeses'), tile('Tea')] };
const cut = { heading: 'Headi', tiles: [tile('Brea'), tile('Soup', ['a'])] };

test('cutToLimits() cuts texts and lists at any depth to what the schema accepts', () => {
  expect(cutToLimits(given, limits)).toEqual(cut);
  expect(schema.safeParse(cutToLimits(given, limits)).success).toBe(true);
});

test('cutToLimits() returns the same object if everything is within its limits', () => {
  expect(cutToLimits(cut, limits)).toBe(cut);
});

test('cutToLimits() never cuts an emoji in half', () => {
  expect(cutToLimits({ heading: 'Nice👍' }, limits)).toEqual({ heading: 'Nice' });
  expect(cutToLimits({ heading: 'Yes👍👍' }, limits)).toEqual({ heading: 'Yes👍' });
});

test('cutToLimits() leaves a text that must have a certain form to the schema', () => {
  expect(cutToLimits({ code: 'abcd' }, limits)).toEqual({ code: 'abcd' });
});

test('withSurplus() puts back what was cut, without invalid entries', () => {
  const parsed = schema.parse(cutToLimits(given, limits));
  expect(withSurplus(given, parsed, limits)).toEqual({ ...given, code: '' });
  const odd = { ...given, tiles: [...given.tiles, { title: 7 }] };
  expect(withSurplus(odd, parsed, limits)).toEqual({ ...given, code: '' });
  expect(withSurplus(cut, parsed, limits)).toBe(parsed);
});

test('beyondLimits() names each text and list beyond its limit', () => {
  expect(beyondLimits(given, limits)).toEqual([
    'heading: 8 characters, and only the first 5 are shown',
    'tiles: 4 items, and only the first 2 are shown',
    'tiles.0.title: 6 characters, and only the first 4 are shown',
    'tiles.1.links: 2 items, and only the first 1 are shown',
    'tiles.2.title: 7 characters, and only the first 4 are shown',
  ]);
});
