import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { LINKS } from '../../fields/link-list.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const quickInfo = defineBlock({
  componentType: 'QuickInfo',
  label: 'Quick info',
  description: 'An index card: the facts in short, and where to find the rest.',
  group: 'text',
  keywords: ['facts', 'card', 'contact', 'summary', 'address', 'sidebar'],
  sample: { heading: SAMPLE.heading, text: SAMPLE.text, subHeading: 'Where to find the rest' },
  schema: z.object({
    heading: z.string().max(300).default(''),
    text: z.string().max(20_000).default(''),
    subHeading: z.string().max(200).default(''),
    links: z.array(linkSchema).max(12).default([]),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' },
    { kind: 'text', path: 'subHeading', label: 'Heading of the links', placeholder: 'Heading' },
    LINKS,
  ],
});
