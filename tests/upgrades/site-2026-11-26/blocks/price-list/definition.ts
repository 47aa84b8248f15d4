import { defineBlock, z } from 'pagewright/fields';

export const priceList = defineBlock({
  componentType: 'PriceList',
  label: 'Price list',
  description: 'What this block is for, in one sentence for editors.',
  schema: z.object({
    heading: z.string().max(300).default(''),
    /** Rich text. */
    text: z.string().max(20_000).default(''),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' },
  ],
});
