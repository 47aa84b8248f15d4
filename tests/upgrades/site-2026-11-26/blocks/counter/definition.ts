import { defineBlock, z } from 'pagewright/fields';

/** A block that hydrates: its host puts it on the page as an island. */
export const counter = defineBlock({
  componentType: 'Counter',
  label: 'Counter',
  description: 'Counts what a visitor presses.',
  schema: z.object({ label: z.string().max(100).default('') }),
  fields: [{ kind: 'text', path: 'label', label: 'Label' }],
});
