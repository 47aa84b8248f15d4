import { defineBlock } from '../../fields/block-definition.ts';
import { columns, columnWidth, LEFT_COLUMN, RIGHT_COLUMN } from '../../fields/columns.ts';
import { number, toggle } from '../../fields/fields.ts';

const GAP_HELP = 'Up to 5 twelfths of the row; in pixels, 1 to 6 are 4, 16, 24, 32, 48 and 64';

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
      help: GAP_HELP,
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
    message: GAP_HELP,
  },
  slots: () => [LEFT_COLUMN, RIGHT_COLUMN],
});
