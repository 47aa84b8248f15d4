import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, richText, text } from '../../fields/fields.ts';

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
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    link: link('Link'),
    config: group(ground('aquamarine')),
  },
});
