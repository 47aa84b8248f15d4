import { defineBlock } from '../../fields/block-definition.ts';
import { BLOCK_COLOURS, blocks, colour, group, hidden, toggle } from '../../fields/fields.ts';
import { NEEDS_THE_PAGE } from '../../fields/needs-the-page.ts';

export const contentPanel = defineBlock({
  componentType: 'ContentPanel',
  label: 'Panel',
  description: 'A sheet of paper laid on the page: the components on it belong together.',
  group: 'layout',
  keywords: ['box', 'card', 'group', 'container', 'sheet', 'background', 'section'],
  content: {
    config: group({
      backgroundColour: colour('Background', BLOCK_COLOURS, 'white'),
      withGrid: toggle('Components side by side'),
      reversed: toggle('Cut corner on the left'),
      /** Kept from imported content but ignored: the ground sets the text colour, which guarantees contrast. */
      fontColour: hidden(colour('Text', BLOCK_COLOURS, 'darkPurple')),
    }),
    contents: blocks(),
  },
  slots: () => [{ name: 'contents', path: 'contents', label: 'Panel', deny: NEEDS_THE_PAGE }],
});
