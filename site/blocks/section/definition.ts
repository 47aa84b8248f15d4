import { defineBlock } from '../../fields/block-definition.ts';
import { hidden, text } from '../../fields/fields.ts';

/** Pages never render this block: `withSections` puts the section's own blocks in its place. Editors see it. */
export const section = defineBlock({
  componentType: 'Section',
  label: 'Section',
  description: 'Components shared by several pages. Edit them once, and they change everywhere.',
  group: 'layout',
  keywords: ['shared', 'reusable', 'synced', 'global'],
  content: { sectionId: hidden(text('', { max: 64 })) },
  hidesSpacing: true,
  ask: async ({ sectionId }, reader) => ({ section: sectionId ? await reader.ask('section', { sectionId }) : null }),
});
