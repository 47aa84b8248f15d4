import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const ctaCentreText = defineBlock({
  componentType: 'CtaCentreText',
  label: 'Call to action, centred',
  description: 'An invitation under an arch: a heading, a sentence or two, and one link.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'invitation'],
  sample: {
    heading: 'An invitation in a few words',
    paragraph: '<p>One or two sentences that say why.</p>',
    link: { text: 'Read more' },
  },
  schema: z.object({
    heading: z.string().max(300).default(''),
    paragraph: z.string().max(20_000).default(''),
    link: linkSchema,
    config: z.object(colourFields('aquamarine')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'link', path: 'link', label: 'Link' },
    BACKGROUND,
  ],
});
