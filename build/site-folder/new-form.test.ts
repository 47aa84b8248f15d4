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
  imageSchema,
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

/** The text for a block with one field of this schema. */
function printed(schema: z.ZodType, control: object): string {
  const fields = [{ path: 'one', label: 'One', ...control }] as never;
  const unit = defineBlock({ ...facts, componentType: 'Price', schema: z.object({ one: schema }), fields });
  if (!isOldForm(unit)) throw new Error('The old form is not marked');
  return newForm(unit);
}
const ab = ['a', 'b'].map((value) => ({ value, label: value }));
const entries = { kind: 'list', title: 'a', newEntry: { a: '' }, fields: [{ kind: 'text', path: 'a', label: 'A' }] };
const list = z.array(z.object({ a: z.string().max(300).default('') }));

test.each([
  ['starts with another choice', z.enum(['a', 'b']).default('b'), { kind: 'select', options: ab }],
  ['is no whole number', z.number().min(0).max(1).default(0.5), { kind: 'number' }],
  ['may be left out', z.string().max(300).optional(), { kind: 'text' }],
  ['has a pattern', z.string().max(9).regex(/^a/).default('a'), { kind: 'text' }],
  ['is an e-mail address', z.email().max(254).default(''), { kind: 'text' }],
  ['has help that the call cannot say', imageSchema, { kind: 'image', sizes: [], help: 'Large' }],
])('newForm() asks for the schema of a field that %s', (_, schema, control) => {
  const text = printed(schema, control);
  expect(text).toContain('one: part(/* the schema of one as it is now; ');
  expect(text).toContain(`{ kind: '${control.kind}', label: 'One'`);
});

test('newForm() cuts a text that asks for its schema to the same length', () => {
  const limits = (schema: z.ZodType) => / \{ limits: .*?\} \}/.exec(printed(schema, { kind: 'text' }))?.[0];
  expect(limits(z.string().max(7).optional())).toBe(' { limits: { max: 7 } }');
  expect(limits(z.string().max(7).regex(/^a/).default('a'))).toBeUndefined();
});

test('newForm() says where a list had no limit, and an object no value', () => {
  expect(printed(list.default([]), entries)).toContain("{ max: 100, title: 'a' }) /* until now of any length */");
  expect(printed(list.max(3).default([]), entries)).not.toContain('/*');
  const config = z.object({ wide: z.boolean().default(false) });
  const wide = { path: 'one.wide', kind: 'toggle' };
  expect(printed(config.optional(), wide)).toContain('/* until now one that may be left out */');
  expect(printed(config.prefault({}), wide)).not.toContain('/*');
});

test('newForm() keeps the colours that are offered, and the help of a list', () => {
  const colours = z.object(colourFields('pink', ['pink', 'white'])).prefault({});
  const ground = { ...BACKGROUND, path: 'one.backgroundColour', colours: ['pink', 'white'] };
  expect(printed(colours, ground)).toContain("...ground('pink', ['pink', 'white'])");
  expect(printed(list.max(3).default([]), { ...entries, help: 'Few' })).toContain("help: 'Few'");
});

test('newForm() keeps the id of a private video private', () => {
  const videoId = { kind: 'text', path: 'one.videoId', private: true };
  expect(printed(z.object({ videoId: z.string().max(300).default('') }).prefault({}), videoId)).toContain(
    "group({ ...secret({ videoId: text('One', { private: true }) }) })",
  );
});
