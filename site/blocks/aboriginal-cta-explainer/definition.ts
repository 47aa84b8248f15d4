import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, richText, text, toggle } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const EXPLAINER_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const aboriginalCtaExplainer = defineBlock({
  componentType: 'AboriginalCtaExplainer',
  label: 'Aboriginal explainer',
  description: 'Explains, respectfully and with room, our work with First Nations communities, and links to more.',
  group: 'actions',
  keywords: ['indigenous', 'first', 'nations', 'cta', 'banner'],
  sample: { title: SAMPLE.heading, text: SAMPLE.text, link: SAMPLE.link },
  content: {
    title: text('Title', { placeholder: 'Heading' }),
    text: richText('Text', { placeholder: 'Paragraph' }),
    image: picture('Picture', EXPLAINER_SIZE),
    link: link('Link'),
    config: group({ toggleImageOn: toggle('Show the picture', { start: true }), ...ground('brown') }),
  },
});
