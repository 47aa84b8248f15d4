import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { tagFilter, text } from '../../fields/fields.ts';

export const ourTeam = defineBlock({
  componentType: 'OurTeam',
  label: 'Our team',
  description: 'Faces first: everyone on one wall, with a link to meet each of them.',
  group: 'pages',
  keywords: ['people', 'staff', 'persons', 'faces', 'members'],
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    tagFilter: tagFilter('People', { finds: 'people' }),
  },
  ask: async ({ tagFilter }, reader) => ({ people: await reader.ask('people', { filter: withSpare(tagFilter) }) }),
});
