import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { BACKGROUND, BLOCK_COLOURS, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { colourSchema } from '../../fields/palette.ts';
import { SOCIAL_LINKS, socialLinksShape } from '../../fields/social-links.ts';

const defaultNoJobSchema = z.object({
  heading: z.string().max(300).default("We're not actively hiring right now"),
  description: z
    .string()
    .max(2000)
    .default('Subscribe to our newsletter and follow our social channels to hear when that changes.'),
  config: z.object({ backgroundColour: colourSchema(BLOCK_COLOURS, 'backgroundLightGreen') }).prefault({}),
});

export const careersCarousel = defineBlock({
  componentType: 'CareersCarousel',
  label: 'Careers',
  description: 'A noticeboard of open jobs, one notice at a time.',
  group: 'pages',
  keywords: ['jobs', 'vacancies', 'positions', 'work', 'carousel', 'hiring'],
  schema: z.object({
    /** `:jobCount` is replaced by the number of jobs. */
    heading: z.string().max(300).default('Explore current :jobCount jobs'),
    paragraph: z.string().max(20_000).default(''),
    link: linkSchema,
    ...socialLinksShape,
    tagFilter: tagFilterSchema,
    config: z.object(colourFields('transparent')).prefault({}),
    defaultNoJob: defaultNoJobSchema.prefault({}),
  }),
  fields: [
    {
      kind: 'text',
      path: 'heading',
      label: 'Heading',
      placeholder: 'Heading',
      help: ':jobCount becomes the number of jobs',
    },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'link', path: 'link', label: 'Link' },
    ...SOCIAL_LINKS,
    { kind: 'tagFilter', path: 'tagFilter', label: 'Jobs', finds: 'careers' },
    BACKGROUND,
    { kind: 'text', path: 'defaultNoJob.heading', label: 'Without jobs: heading' },
    { kind: 'text', path: 'defaultNoJob.description', label: 'Without jobs: description', multiline: true },
    {
      kind: 'colour',
      path: 'defaultNoJob.config.backgroundColour',
      label: 'Without jobs: background',
      colours: BLOCK_COLOURS,
    },
  ],
  ask: async ({ tagFilter }, reader) => ({ jobs: await reader.ask('careers', { filter: tagFilter }) }),
});
