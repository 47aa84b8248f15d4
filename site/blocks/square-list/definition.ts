import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, richText, tagFilter, text } from '../../fields/fields.ts';
import { socialLinks } from '../../fields/social-links.ts';

export const squareList = defineBlock({
  componentType: 'SquareList',
  label: 'Square list',
  description: 'A patchwork of coloured squares, each linking to a page, and links to follow us.',
  group: 'pages',
  keywords: ['cards', 'tiles', 'grid', 'social', 'list'],
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    link: link('Link'),
    ...socialLinks,
    tagFilter: tagFilter('Pages'),
    config: group(ground('transparent')),
  },
  ask: async ({ tagFilter }, reader) => ({ pages: await reader.ask('pagesTagged', { filter: withSpare(tagFilter) }) }),
});
