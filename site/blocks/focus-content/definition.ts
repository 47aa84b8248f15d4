import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, list, part, richText, text } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const focusContent = defineBlock({
  componentType: 'FocusContent',
  label: 'Focus',
  description: 'Several aspects of one subject: one grows while the others stay small.',
  group: 'text',
  keywords: ['features', 'accordion', 'faq', 'benefits', 'expand', 'values'],
  sample: {
    heading: SAMPLE.heading,
    paragraph: SAMPLE.text,
    items: [
      { header: 'The first thing to know about it', text: SAMPLE.text },
      { header: 'The second thing to know about it', text: SAMPLE.text },
      { header: 'The third thing to know about it', text: SAMPLE.text },
    ],
  },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    items: list(
      'Items',
      {
        header: text('Header', { max: 200, placeholder: 'Heading' }),
        text: richText('Text', { max: 5000, placeholder: 'Paragraph' }),
        /** The item's position in imported content; ignored, because the order of the list decides. */
        index: part(z.int().min(0).optional().catch(undefined)),
      },
      { max: 6, start: [{}, {}, {}] },
    ),
    config: group(ground('powderPurple')),
  },
});
