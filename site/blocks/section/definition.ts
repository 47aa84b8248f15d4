import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

/** Pages never render this block: `withSections` puts the section's own blocks in its place. Editors see it. */
export const section = defineBlock({
  componentType: 'Section',
  label: 'Section',
  description: 'Components shared by several pages. Edit them once, and they change everywhere.',
  group: 'layout',
  keywords: ['shared', 'reusable', 'synced', 'global'],
  schema: z.object({ sectionId: z.string().max(64).default('') }),
  fields: [],
  hidesSpacing: true,
  ask: async ({ sectionId }, reader) => ({ section: sectionId ? await reader.ask('section', { sectionId }) : null }),
});
