import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';
import { COLUMN_ORDER, COLUMN_WIDTH, columnsShape, LEFT_COLUMN, RIGHT_COLUMN } from '../../fields/columns.ts';

export const splitContent = defineBlock({
  componentType: 'SplitContent',
  label: 'Split',
  description: 'Two plain columns. The gap can be set in pixels.',
  group: 'layout',
  keywords: ['two', 'columns', 'grid', 'layout', 'halves', 'row', 'container'],
  schema: z
    .object({
      ...columnsShape,
      gap: z.int().min(0).max(6).default(1),
      /** The gap is a step of the spacing scale: 1=4, 2=16, 3=24, 4=32, 5=48, 6=64 (specification 2 §9). */
      usePixelGap: z.boolean().default(false),
      /** Both columns are as high as the higher one. */
      matchHeight: z.boolean().default(false),
    })
    .refine(({ gap, usePixelGap }) => usePixelGap || gap <= 5, {
      path: ['gap'],
      message: 'A gap in twelfths can be at most 5',
    }),
  fields: [
    COLUMN_WIDTH,
    {
      kind: 'number',
      path: 'gap',
      label: 'Gap',
      help: 'Up to 5 twelfths of the row; in pixels, 1 to 6 are 4, 16, 24, 32, 48 and 64',
    },
    { kind: 'toggle', path: 'usePixelGap', label: 'Gap in pixels' },
    { kind: 'toggle', path: 'matchHeight', label: 'Columns of the same height' },
    ...COLUMN_ORDER,
  ],
  slots: () => [LEFT_COLUMN, RIGHT_COLUMN],
});
