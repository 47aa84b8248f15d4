import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const EXPLAINER_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const aboriginalCtaExplainer = defineBlock({
  componentType: 'AboriginalCtaExplainer',
  label: 'Aboriginal explainer',
  description: 'Explains, respectfully and with room, our work with First Nations communities, and links to more.',
  group: 'actions',
  keywords: ['indigenous', 'first', 'nations', 'cta', 'banner'],
  sample: { title: SAMPLE.heading, text: SAMPLE.text, link: SAMPLE.link },
  schema: z.object({
    title: z.string().max(300).default(''),
    text: z.string().max(20_000).default(''),
    image: imageSchema,
    link: linkSchema,
    config: z.object({ toggleImageOn: z.boolean().default(true), ...colourFields('brown') }).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' },
    { kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' },
    { kind: 'toggle', path: 'config.toggleImageOn', label: 'Show the picture' },
    { kind: 'image', path: 'image', label: 'Picture', sizes: [EXPLAINER_SIZE] },
    { kind: 'link', path: 'link', label: 'Link' },
    BACKGROUND,
  ],
});
