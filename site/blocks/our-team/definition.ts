import { z } from 'zod';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const ourTeam = defineBlock({
  componentType: 'OurTeam',
  label: 'Our team',
  description: 'Faces first: everyone on one wall, with a link to meet each of them.',
  group: 'pages',
  keywords: ['people', 'staff', 'persons', 'faces', 'members'],
  schema: z.object({
    heading: z.string().max(300).default(''),
    tagFilter: tagFilterSchema,
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'tagFilter', path: 'tagFilter', label: 'People', finds: 'people' },
  ],
  ask: async ({ tagFilter }, reader) => ({ people: await reader.ask('people', { filter: withSpare(tagFilter) }) }),
});
