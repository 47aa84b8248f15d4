import { expect, test } from 'vitest';
import { z } from 'zod';
import { breadcrumbItemSchema } from '#content-store/model/entities/breadcrumb.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { defineBlock, defineTemplate, headerShape, TRAIL, WORDS } from './old-form.ts';

const facts = { label: 'Price', description: 'What something costs.' };

test('the limits of a header are those of its own schema, not of the fields that were imported', () => {
  const { fields } = defineTemplate({
    ...{ ...facts, template: 'price', headerTypes: ['HeaderOne'], initial: {} },
    header: z.object({
      ...headerShape,
      heading: z.string().max(80).default(''),
      description: z.string().default(''),
      breadcrumb: z
        .array(breadcrumbItemSchema.extend({ text: z.string().max(20) }))
        .max(3)
        .default([]),
    }),
    fields: [...WORDS, ...TRAIL],
  });
  const trail = fields.find(({ path }) => path === 'header.breadcrumb') as Field & { kind: 'list' };
  const limits = (all: readonly Field[]) =>
    all.map(({ path, ...field }) => [path, 'maxLength' in field ? field.maxLength : undefined]);
  expect(limits(fields).slice(0, 2)).toEqual([
    ['header.heading', 80],
    ['header.description', undefined],
  ]);
  expect(trail.max).toBe(3);
  expect(limits(trail.fields).slice(0, 2)).toEqual([
    ['text', 20],
    ['slug', 200],
  ]);
});

test('limits of what may be null, and bounds that are excluded, are found', () => {
  const { fields } = defineBlock({
    ...{ ...facts, componentType: 'Price' },
    schema: z.object({
      note: z.string().max(40).nullable().default(null),
      size: z.number().gt(0).lt(9).default(3),
      rows: z
        .array(z.object({ name: z.string().max(7) }))
        .max(4)
        .nullable()
        .default(null),
    }),
    fields: [
      { kind: 'text', path: 'note', label: 'Note' },
      { kind: 'number', path: 'size', label: 'Size' },
      {
        ...{ kind: 'list', path: 'rows', label: 'Rows', title: 'name', newEntry: { name: '' } },
        fields: [{ kind: 'text', path: 'name', label: 'Name' }],
      },
    ],
  });
  expect(fields).toMatchObject([{ maxLength: 40 }, { min: 0, max: 9 }, { max: 4, fields: [{ maxLength: 7 }] }]);
});
