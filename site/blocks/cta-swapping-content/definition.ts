import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const SWAPPING_SIZE = { name: 'desktop', width: 1000, height: 1000 } as const;

const itemSchema = z.object({
  heading: z.string().max(200).default(''),
  paragraph: z.string().max(5000).default(''),
  link: linkSchema,
  image: imageSchema,
});

export const ctaSwappingContent = defineBlock({
  componentType: 'CtaSwappingContent',
  label: 'Swapping content',
  description: 'A short list of offers on one stage: choosing one swaps picture, text and link.',
  group: 'actions',
  keywords: ['cta', 'tabs', 'offers', 'services', 'accordion', 'switch'],
  sample: {
    items: [
      { heading: 'The first offer, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
      { heading: 'The second offer, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
    ],
  },
  schema: z.object({
    items: z.array(itemSchema).max(8).prefault([{}, {}]),
    config: z.object(colourFields('darkGreen')).prefault({}),
  }),
  fields: [
    {
      kind: 'list',
      path: 'items',
      label: 'Items',
      title: 'heading',
      newEntry: itemSchema.parse({}),
      fields: [
        { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
        { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
        { kind: 'link', path: 'link', label: 'Link' },
        { kind: 'image', path: 'image', label: 'Picture', sizes: [SWAPPING_SIZE] },
      ],
    },
    BACKGROUND,
  ],
});
