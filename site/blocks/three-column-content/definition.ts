import { defineBlock } from '../../fields/block-definition.ts';
import { columns, columnWidth, LEFT_COLUMN, RIGHT_COLUMN } from '../../fields/columns.ts';
import { ground, group, number, text, toggle } from '../../fields/fields.ts';

export const threeColumnContent = defineBlock({
  componentType: 'ThreeColumnContent',
  label: 'Columns',
  description: 'Components in two columns of any width, or in a single one.',
  group: 'layout',
  keywords: ['grid', 'layout', 'side', 'by', 'side', 'row', 'container'],
  content: {
    /** Short text above the title. */
    header: text('Header', { max: 200, help: 'A few words above the title' }),
    title: text('Title', { placeholder: 'Heading' }),
    singleColumn: toggle('Single column'),
    width: columnWidth,
    gap: number('Gap', { help: 'Twelfths of the row', min: 0, max: 5, start: 1 }),
    fullWidth: toggle('Full width'),
    ...columns,
    config: group(ground('transparent')),
  },
  slots: ({ singleColumn }) => (singleColumn ? [{ ...LEFT_COLUMN, label: 'Column' }] : [LEFT_COLUMN, RIGHT_COLUMN]),
});
