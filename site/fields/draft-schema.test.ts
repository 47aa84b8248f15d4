import { expect, test } from 'vitest';
import { z } from 'zod';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { draftSchema } from './draft-schema.ts';

const schema = z
  .object({
    mail: z.union([z.literal(''), z.email().max(20)]).default(''),
    code: z
      .string()
      .trim()
      .regex(/^\d{5}$/)
      .max(10)
      .optional(),
    page: z.url().optional(),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .catch('#000000'),
    even: z
      .string()
      .refine((text) => text.length % 2 === 0)
      .default(''),
    most: z.int().min(1).max(9).optional(),
    entries: z
      .array(z.preprocess((entry) => entry, z.object({ id: z.string().min(1) })))
      .min(1)
      .max(2)
      .default([{ id: 'a' }]),
  })
  .refine(({ entries, most }) => entries.length !== most);
const draft = draftSchema(schema);

test.each([
  [{ mail: 'sam@' }],
  [{ code: ' 12' }],
  [{ page: 'https:' }],
  [{ entries: [{ id: '' }] }],
  [{ entries: [] }],
  [{ entries: [{ id: 'a' }], most: 1 }],
])('a draft may hold what is not finished: %j', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
  expect(draft.safeParse(value).success).toBe(true);
});

test.each([
  [{ mail: 1 }],
  [{ mail: `${'a'.repeat(20)}@` }],
  [{ code: '12345678901' }],
  [{ page: 'javascript:alert(1)' }],
  [{ page: 'java\n\tscript:1' }],
  [{ page: '\u0001javascript:1' }],
  [{ page: ' DATA:text/html,x' }],
  [{ even: 'odd' }],
  [{ most: 0 }],
  [{ most: 1.5 }],
  [{ entries: [{}] }],
  [{ entries: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
])('a draft cannot hold %j', (value) => {
  expect(draft.safeParse(value).success).toBe(false);
});

test('defaults, fallbacks and trimming are those of the schema', () => {
  const value = { code: ' 12345 ', colour: 'red' };
  expect(draft.parse(value)).toEqual(schema.parse(value));
  expect(draft.parse({ code: ' 12 ', colour: '#12' })).toMatchObject({ code: '12', colour: '#000000' });
});

test('a list of tags that is malformed is an answer, not an error, and may stay in a draft', () => {
  const tags = ['Topic:Food', 'no category'];
  expect(tagFilterSchema.safeParse(tags).success).toBe(false);
  expect(draftSchema(tagFilterSchema).safeParse(tags).data).toMatchObject({ include: tags, limit: 8 });
  expect(draftSchema(tagFilterSchema).safeParse([7]).success).toBe(false);
});
