import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const FIRST_NATION_SIZE = { name: 'desktop', width: 1000, height: 560 } as const;

export const firstNationFirst = defineBlock({
  componentType: 'FirstNationFirst',
  label: 'First Nations first',
  description: 'Country first: a picture that rises over a horizon, with our words below the line.',
  group: 'actions',
  keywords: ['indigenous', 'aboriginal', 'country', 'acknowledgement'],
  sample: { title: SAMPLE.heading, paragraph: SAMPLE.text, link: SAMPLE.link },
  schema: z.object({
    title: z.string().max(300).default(''),
    paragraph: z.string().max(20_000).default(''),
    link: linkSchema,
    image: imageSchema,
    config: z.object({ reversed: z.boolean().default(false) }).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'image', path: 'image', label: 'Picture', sizes: [FIRST_NATION_SIZE] },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'toggle', path: 'config.reversed', label: 'Picture on the right' },
  ],
});
