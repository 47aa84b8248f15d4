import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const anchor = defineBlock({
  componentType: 'Anchor',
  label: 'Anchor',
  description: 'A place on the page that links can lead to; visitors do not see it.',
  /** Its `id` is every content item's. */
  schema: z.object({}),
  fields: [],
});
