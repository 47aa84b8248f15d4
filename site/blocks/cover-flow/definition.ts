import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const COVER_SIZE = { name: 'desktop', width: 1000, height: 561 } as const;

const slideSchema = z.object({
  image: imageSchema,
  heading: z.string().max(200).default(''),
  caption: z.string().max(500).default(''),
  paragraph: z.string().max(5000).default(''),
  link: linkSchema,
  visible: z.boolean().default(true),
});

export const coverFlow = defineBlock({
  componentType: 'CoverFlow',
  label: 'Cover flow',
  description: 'A table of contents with covers: choose a title to see its cover.',
  group: 'pictures',
  keywords: ['gallery', 'carousel', 'slider', 'slideshow', 'contents'],
  sample: {
    topLeftText: SAMPLE.heading,
    slides: [
      { heading: 'The first cover, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
      { heading: 'The second cover, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
    ],
  },
  schema: z.object({
    topLeftText: z.string().max(300).default(''),
    topRightLink: linkSchema,
    slides: z.array(slideSchema).max(12).prefault([{}, {}]),
    config: z.object(colourFields('darkPurple')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'topLeftText', label: 'Text at the top left', placeholder: 'Heading' },
    { kind: 'link', path: 'topRightLink', label: 'Link at the top right' },
    {
      kind: 'list',
      path: 'slides',
      label: 'Slides',
      title: 'heading',
      newEntry: slideSchema.parse({}),
      fields: [
        { kind: 'image', path: 'image', label: 'Picture', sizes: [COVER_SIZE] },
        { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
        { kind: 'text', path: 'caption', label: 'Caption', placeholder: 'Caption' },
        { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
        { kind: 'link', path: 'link', label: 'Link' },
        { kind: 'toggle', path: 'visible', label: 'Visible' },
      ],
    },
    BACKGROUND,
  ],
});
