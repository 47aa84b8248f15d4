import { defineBlock } from '../../fields/block-definition.ts';
import { link, list, picture, text } from '../../fields/fields.ts';

export const PREVIEW_SIZE = { name: 'desktop', width: 240, height: 240 } as const;

export const quickLinksWithImage = defineBlock({
  componentType: 'QuickLinksWithImage',
  label: 'Quick links with pictures',
  description: 'A few large links; a snapshot slips out beside the one you point at.',
  group: 'actions',
  keywords: ['menu', 'index', 'navigation', 'image', 'links'],
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    links: list(
      'Links',
      { link: link('Link'), image: picture('Preview', PREVIEW_SIZE) },
      { max: 12, start: [{}, {}, {}] },
    ),
  },
});
