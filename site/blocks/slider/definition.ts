import type { TagFilter } from '#content-store/model/values/tag-filter.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, richText, tagFilter, text } from '../../fields/fields.ts';

/** Number of people requested. */
const SLIDER_LIMIT = 16;

/** Its own limit instead of the filter's. */
export const sliderFilter = (filter: TagFilter): TagFilter => ({ ...filter, limit: SLIDER_LIMIT });

export const slider = defineBlock({
  componentType: 'Slider',
  label: 'People slider',
  description: 'A sliding row of people, a few at a time.',
  group: 'pages',
  keywords: ['people', 'carousel', 'staff', 'faces', 'persons'],
  content: {
    heading: text('Heading', { start: 'Header', placeholder: 'Header' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    tagFilter: tagFilter('People', { finds: 'people' }),
    config: group(ground('transparent')),
  },
  ask: async ({ tagFilter }, reader) => ({
    people: await reader.ask('people', { filter: withSpare(sliderFilter(tagFilter)) }),
  }),
});
