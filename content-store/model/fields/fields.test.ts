import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { select, toggle } from './choices.ts';
import { blocks, link, video } from './content.ts';
import { fieldsOf, hidden, limitsOf, part, schemaOf, secret, startOf } from './part.ts';
import { group, key, list, listOf } from './structure.ts';
import { address, text } from './texts.ts';

const SIDES = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;

const parts = {
  heading: text('Heading', { max: 5, start: 'Hi', placeholder: 'Heading' }),
  config: group({ isLarge: toggle('Large'), side: select('Side', SIDES) }),
  tiles: list('Tiles', { key: key(), title: text('Title', { max: 4 }), link: link('Link') }, { max: 2, start: [{}] }),
  links: listOf('Links', link('Link'), { max: 3 }),
  contents: blocks(),
  ...secret({ mail: text('Mail', { whenBlank: 'office' }) }),
  site: address('Site'),
  id: hidden(text('Id', { max: 3 })),
  rank: part(z.int().optional()),
};
const schema = schemaOf(parts);

describe('a description', () => {
  test('makes the type and the defaults of what it describes', () => {
    const content = schema.parse({});
    expectTypeOf(content.config.side).toEqualTypeOf<'left' | 'right'>();
    expect(content).toMatchObject({
      heading: 'Hi',
      config: { isLarge: false, side: 'left' },
      tiles: [{ title: '', link: { type: 'page', href: '', text: '' } }],
      links: [],
      contents: [],
    });
  });

  test('checks lengths, and falls back to the first choice', () => {
    expect(schema.safeParse({ heading: 'Headin' }).success).toBe(false);
    expect(schema.safeParse({ tiles: [{}, {}, {}] }).success).toBe(false);
    expect(schema.parse({ config: { side: 'above' }, mail: ' ' })).toMatchObject({
      config: { side: 'left' },
      mail: 'office',
    });
  });

  test('makes the controls in its order, with paths and limits, and none for what is hidden', () => {
    expect(fieldsOf(parts).map(({ path }) => path)).toEqual([
      ...['heading', 'config.isLarge', 'config.side', 'tiles', 'links', 'mail', 'site'],
    ]);
    expect(fieldsOf(parts)[0]).toEqual({
      ...{ kind: 'text', path: 'heading', label: 'Heading', maxLength: 5, placeholder: 'Heading' },
    });
  });

  test('makes a list whose new entries are complete and named by their first text', () => {
    const tiles = fieldsOf(parts).find(({ path }) => path === 'tiles');
    expect(tiles).toMatchObject({
      title: 'title',
      max: 2,
      newEntry: { key: '', title: '', link: { type: 'page', href: '', text: '' } },
    });
  });

  test('marks secrets as private', () => {
    expect(fieldsOf(parts).flatMap((field) => (field.private ? [field.path] : []))).toEqual(['mail']);
  });

  test.each([
    ['what is hidden', hidden(text('Token'))],
    ['a key', key()],
    ['blocks', blocks()],
    ['any schema', part(z.int().optional())],
    ['a video', video('Film')],
    ['a group that has one of these', group({ mail: text('Mail'), inner: group({ token: hidden(text('Token')) }) })],
  ])('refuses as a secret, because only controls can be private: %s', (_, token) => {
    expect(() => secret({ token })).toThrow('token cannot be secret');
    expect(() => secret({ rows: list('Rows', { token, name: text('Name') }, { max: 2 }) })).not.toThrow();
  });

  test('says what may be cut: texts and lists, never an address', () => {
    const { fields = [] } = limitsOf(parts);
    const limits = Object.fromEntries(fields);
    expect(limits).toMatchObject({ heading: { max: 5 }, tiles: { max: 2 }, links: { max: 3 }, id: { max: 3 } });
    expect(Object.keys(limits)).not.toContain('site');
    expect(limits.links?.entries?.fields?.map(([name]) => name)).toEqual(['text', 'tracking', 'fileId']);
  });

  test('leaves out of a new entry what has no start', () => {
    expect(startOf({ key: key(), rank: parts.rank })).toEqual({ key: '' });
  });
});
