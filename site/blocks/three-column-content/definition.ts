import { z } from 'zod';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { COLUMN_ORDER, COLUMN_WIDTH, columnsShape, LEFT_COLUMN, RIGHT_COLUMN } from '../../fields/columns.ts';

export const threeColumnContent = defineBlock({
  componentType: 'ThreeColumnContent',
  label: 'Columns',
  description: 'Components in two columns of any width, or in a single one.',
  group: 'layout',
  keywords: ['grid', 'layout', 'side', 'by', 'side', 'row', 'container'],
  schema: z.object({
    /** Short text above the title. */
    header: z.string().max(200).default(''),
    title: z.string().max(300).default(''),
    ...columnsShape,
    fullWidth: z.boolean().default(false),
    singleColumn: z.boolean().default(false),
    config: z.object(colourFields('transparent')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'header', label: 'Header', help: 'A few words above the title' },
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' },
    { kind: 'toggle', path: 'singleColumn', label: 'Single column' },
    COLUMN_WIDTH,
    { kind: 'number', path: 'gap', label: 'Gap', help: 'Twelfths of the row' },
    { kind: 'toggle', path: 'fullWidth', label: 'Full width' },
    ...COLUMN_ORDER,
    BACKGROUND,
  ],
  slots: ({ singleColumn }) => (singleColumn ? [{ ...LEFT_COLUMN, label: 'Column' }] : [LEFT_COLUMN, RIGHT_COLUMN]),
});
