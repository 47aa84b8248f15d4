import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as written from '#site/entries/fields.ts';
import { isOldForm, newForm } from './new-form.ts';

const {
  BACKGROUND,
  colourFields,
  defineBlock,
  defineTemplate,
  headerShape,
  PAGE_BACKGROUND,
  trailSchema,
  TRAIL,
  WORDS,
} = written;
const facts = { label: 'Price', description: 'What something costs.' };

const block = defineBlock({
  ...{ ...facts, componentType: 'Price' },
  schema: z.object({
    heading: z.string().max(300).default(''),
    note: z.string().max(20_000).default(''),
    size: z.int().min(1).max(9).default(3),
    rows: z
      .array(z.object({ name: z.string().max(50).default('') }))
      .max(4)
      .prefault([{}]),
    config: z.object(colourFields('pink')).prefault({}),
    code: z.string().max(20).default(''),
    copies: z
      .array(z.object({ to: z.string().max(50).default('') }))
      .max(4)
      .default([]),
    urgency: z.enum(['low', 'high']).default('low'),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: "The shop's heading", placeholder: 'Heading' },
    { kind: 'richText', path: 'note', label: 'Note' },
    { kind: 'number', path: 'size', label: 'Size' },
    {
      ...{ kind: 'list', path: 'rows', label: 'Rows', title: 'name', newEntry: { name: '' } },
      fields: [{ kind: 'text', path: 'name', label: 'Name' }],
    },
    {
      ...{ kind: 'list', path: 'copies', label: 'Copies', title: 'to', newEntry: { to: '' }, private: true },
      fields: [{ kind: 'text', path: 'to', label: 'To' }],
    },
    {
      ...{ kind: 'select', path: 'urgency', label: 'Urgency', private: true },
      options: ['low', 'high'].map((value) => ({ value, label: value })),
    },
    BACKGROUND,
  ],
});

const template = defineTemplate({
  ...{ ...facts, template: 'price', headerTypes: ['HeaderOne'], initial: {} },
  header: z.object({ ...headerShape, breadcrumb: trailSchema }),
  fields: [...WORDS, PAGE_BACKGROUND, ...TRAIL],
});

/** What the text says, with everything that `pagewright/fields` offers. */
const read = (text: string) =>
  compileFunction(`return { ${text} }`, Object.keys(written))(...Object.values(written)) as never;

test('newForm() writes a block whose schema, controls and limits are the same', () => {
  if (!isOldForm(block)) throw new Error('The old form is not marked');
  const { schema, fields, limits } = defineBlock({
    ...facts,
    componentType: 'Price',
    ...(read(newForm(block)) as object),
  } as never) as typeof block;
  expect(fields).toEqual(block.fields);
  expect(fields.filter((field) => field.private).map(({ path }) => path)).toEqual(['copies', 'urgency']);
  expect(schema.parse({})).toEqual(block.schema.parse({}));
  expect(schema.safeParse({ code: 'a'.repeat(21) }).success).toBe(false);
  expect(new Map(limits.fields).get('rows')?.max).toBe(4);
});

test('newForm() writes a template whose controls are the same', () => {
  if (!isOldForm(template)) throw new Error('The old form is not marked');
  const { fields, start } = defineTemplate({
    ...{ ...facts, template: 'price', headerTypes: ['HeaderOne'], initial: {} },
    ...(read(newForm(template)) as { header: object }),
  } as never) as typeof template;
  expect(new Set(fields.map(({ path }) => path))).toEqual(new Set([...template.fields.map(({ path }) => path)]));
  expect(start).toEqual(template.start);
});
