import { expect, test } from 'vitest';
import { z } from 'zod';
import type { BlockDefinition } from './block-definition.ts';
import { email, limitsOf, list, part, schemaOf, text, texts } from './fields.ts';
import { beyondLimits, cutToLimits, withSurplus } from './limits.ts';

const code = z
  .string()
  .max(3)
  .regex(/^[a-z]*$/)
  .default('');
const tileParts = {
  title: text('Title', { max: 4 }),
  links: texts('Links', z.string().max(50), { max: 1 }),
};
const parts = {
  heading: text('Heading', { max: 5 }),
  code: part(code),
  tiles: list('Tiles', tileParts, { max: 2, start: [{}] }),
};
const schema = schemaOf(parts);
const limits = limitsOf(parts);
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

test('withSurplus() puts back an entry that is not finished yet', () => {
  const mails = { ccs: list('Mails', { mail: email('Mail') }, { max: 1 }) };
  const ccs = ['office@example.org', 'jo@', 'and@so'].map((mail) => ({ mail }));
  const parsed = { ccs: ccs.slice(0, 1) };
  expect(withSurplus({ ccs }, parsed, limitsOf(mails))).toEqual({ ccs });
});

test('a definition without limits cuts nothing, such as an object of an old site folder that is not defined by a call', () => {
  const { limits: none } = {} as BlockDefinition;
  expect([cutToLimits(given, none), withSurplus(given, given, none), beyondLimits(given, none)]).toEqual([
    ...[given, given, []],
  ]);
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
