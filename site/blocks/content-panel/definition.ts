import { z } from 'zod';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import { BACKGROUND, BLOCK_COLOURS } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { NEEDS_THE_PAGE } from '../../fields/needs-the-page.ts';
import { colourSchema } from '../../fields/palette.ts';

export const contentPanel = defineBlock({
  componentType: 'ContentPanel',
  label: 'Panel',
  description: 'A sheet of paper laid on the page: the components on it belong together.',
  group: 'layout',
  keywords: ['box', 'card', 'group', 'container', 'sheet', 'background', 'section'],
  schema: z.object({
    config: z
      .object({
        backgroundColour: colourSchema(BLOCK_COLOURS, 'white'),
        /** Kept from imported content but ignored: the ground sets the text colour, which guarantees contrast. */
        fontColour: colourSchema(BLOCK_COLOURS, 'darkPurple'),
        reversed: z.boolean().default(false),
        withGrid: z.boolean().default(false),
      })
      .prefault({}),
    contents: contentListSchema,
  }),
  fields: [
    BACKGROUND,
    { kind: 'toggle', path: 'config.withGrid', label: 'Components side by side' },
    { kind: 'toggle', path: 'config.reversed', label: 'Cut corner on the left' },
  ],
  slots: () => [{ name: 'contents', path: 'contents', label: 'Panel', deny: NEEDS_THE_PAGE }],
});
