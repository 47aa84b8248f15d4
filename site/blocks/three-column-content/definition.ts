import { z } from 'zod';
import { contentListSchema } from '#content-store/model/entities/content-item.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock, type Slot } from '../../fields/block-definition.ts';
import { NEEDS_THE_PAGE } from '../../fields/needs-the-page.ts';

const LEFT: Slot = { name: 'left', path: 'left', label: 'Left column', deny: NEEDS_THE_PAGE };
const RIGHT: Slot = { name: 'right', path: 'right', label: 'Right column', deny: NEEDS_THE_PAGE };

export const threeColumnContent = defineBlock({
  componentType: 'ThreeColumnContent',
  label: 'Columns',
  description: 'Components in two columns of any width, or in a single one.',
  schema: z.object({
    /** Short text above the title. */
    header: z.string().max(200).default(''),
    title: z.string().max(300).default(''),
    /** Width of the left column in twelfths of the row; the right one takes the rest after the gap. */
    width: z.int().min(0).max(10).default(6),
    gap: z.int().min(0).max(5).default(1),
    left: contentListSchema,
    right: contentListSchema,
    fullWidth: z.boolean().default(false),
    singleColumn: z.boolean().default(false),
    reverse: z.object({ mobile: z.boolean().default(false), desktop: z.boolean().default(false) }).prefault({}),
    config: z.object(colourFields('transparent')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'header', label: 'Header', help: 'A few words above the title' },
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' },
    { kind: 'toggle', path: 'singleColumn', label: 'Single column' },
    { kind: 'number', path: 'width', label: 'Width of the left column', help: 'Twelfths of the row', min: 0, max: 10 },
    { kind: 'number', path: 'gap', label: 'Gap', help: 'Twelfths of the row', min: 0, max: 5 },
    { kind: 'toggle', path: 'fullWidth', label: 'Full width' },
    { kind: 'toggle', path: 'reverse.desktop', label: 'Right column first on desktop' },
    { kind: 'toggle', path: 'reverse.mobile', label: 'Right column first on phones' },
    BACKGROUND,
  ],
  slots: ({ singleColumn }) => (singleColumn ? [{ ...LEFT, label: 'Column' }] : [LEFT, RIGHT]),
});
