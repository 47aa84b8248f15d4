import { z } from 'zod';
import { type TagFilter, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

/** Number of people requested (specification 2 §9). */
export const SLIDER_LIMIT = 16;

/** Its own limit instead of the filter's. */
export const sliderFilter = (filter: TagFilter): TagFilter => ({ ...filter, limit: SLIDER_LIMIT });

export const slider = defineBlock({
  componentType: 'Slider',
  label: 'People slider',
  description: 'A sliding row of people, a few at a time.',
  group: 'pages',
  keywords: ['people', 'carousel', 'staff', 'faces', 'persons'],
  schema: z.object({
    heading: z.string().max(300).default('Header'),
    paragraph: z.string().max(20_000).default(''),
    tagFilter: tagFilterSchema,
    config: z.object(colourFields('transparent')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Header' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'tagFilter', path: 'tagFilter', label: 'People', finds: 'people' },
    BACKGROUND,
  ],
  ask: async ({ tagFilter }, reader) => ({
    people: await reader.ask('people', { filter: withSpare(sliderFilter(tagFilter)) }),
  }),
});
