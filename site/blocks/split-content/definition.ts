import { defineBlock } from '../../fields/block-definition.ts';
import { columns, columnWidth, LEFT_COLUMN, RIGHT_COLUMN } from '../../fields/columns.ts';
import { number, toggle } from '../../fields/fields.ts';

export const splitContent = defineBlock({
  componentType: 'SplitContent',
  label: 'Split',
  description: 'Two plain columns. The gap can be set in pixels.',
  group: 'layout',
  keywords: ['two', 'columns', 'grid', 'layout', 'halves', 'row', 'container'],
  content: {
    width: columnWidth,
    /** In pixels a step of the spacing scale: 1=4, 2=16, 3=24, 4=32, 5=48, 6=64. */
    gap: number('Gap', {
      help: 'Up to 5 twelfths of the row; in pixels, 1 to 6 are 4, 16, 24, 32, 48 and 64',
      min: 0,
      max: 6,
      start: 1,
    }),
    usePixelGap: toggle('Gap in pixels'),
    /** Both columns are as high as the higher one. */
    matchHeight: toggle('Columns of the same height'),
    ...columns,
  },
  rule: {
    holds: ({ gap, usePixelGap }) => usePixelGap || gap <= 5,
    path: 'gap',
    message: 'A gap in twelfths can be at most 5',
  },
  slots: () => [LEFT_COLUMN, RIGHT_COLUMN],
});
