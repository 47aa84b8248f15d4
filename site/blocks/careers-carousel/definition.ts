import { defineBlock } from '../../fields/block-definition.ts';
import { BLOCK_COLOURS, colour, ground, group, link, richText, tagFilter, text } from '../../fields/fields.ts';
import { socialLinks } from '../../fields/social-links.ts';

export const careersCarousel = defineBlock({
  componentType: 'CareersCarousel',
  label: 'Careers',
  description: 'A noticeboard of open jobs, one notice at a time.',
  group: 'pages',
  keywords: ['jobs', 'vacancies', 'positions', 'work', 'carousel', 'hiring'],
  content: {
    /** `:jobCount` is replaced by the number of jobs. */
    heading: text('Heading', {
      start: 'Explore current :jobCount jobs',
      placeholder: 'Heading',
      help: ':jobCount becomes the number of jobs',
    }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    link: link('Link'),
    ...socialLinks,
    tagFilter: tagFilter('Jobs', { finds: 'careers' }),
    config: group(ground('transparent')),
    defaultNoJob: group({
      heading: text('Without jobs: heading', { start: "We're not actively hiring right now" }),
      description: text('Without jobs: description', {
        max: 2000,
        start: 'Subscribe to our newsletter and follow our social channels to hear when that changes.',
        multiline: true,
      }),
      config: group({ backgroundColour: colour('Without jobs: background', BLOCK_COLOURS, 'backgroundLightGreen') }),
    }),
  },
  ask: async ({ tagFilter }, reader) => ({ jobs: await reader.ask('careers', { filter: tagFilter }) }),
});
